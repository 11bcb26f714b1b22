const units = {
  minute: { one: 'une minute', many: 'minutes' },
  hour: { one: 'une heure', many: 'heures' },
  day: { one: 'un jour', many: 'jours' },
} as const;

const words = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** A span of time as a French sentence says it: `une minute`, `sept jours`; in digits above ten, `72 heures`. */
export function spanText(count: number, unit: keyof typeof units): string {
  const { one, many } = units[unit];
  return count === 1 ? one : `${words[count - 2] ?? count} ${many}`;
}
