const dayOfParis = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** The name under which a file is kept: what it holds and the day of Paris. */
export function exportName(now: Date, extension: string): string {
  return `etablissements-${dayOfParis.format(now)}.${extension}`;
}
