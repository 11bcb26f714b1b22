/** Where a campaign names no zone. */
export const metropolitanZone = 'Europe/Paris';

/**
 * Every remote of a page carries a copy of this library, and every service of one process one more: the zone is kept
 * beside them all.
 */
const zoneKey = Symbol.for('alveole.time-zone');
const shelf = globalThis as { [zoneKey]?: string };

/**
 * Days and times of this process or page are those of this zone from now on. An installation has one, that of its first
 * campaign; it is kept before anything is told or written.
 */
export function keepTimeIn(zone: string): void {
  shelf[zoneKey] = zone;
}

/** The zone in which this installation counts days and tells times. */
export function keptTimeZone(): string {
  return shelf[zoneKey] ?? metropolitanZone;
}

/** Whether a text names a zone of the IANA database that this runtime knows: `Indian/Reunion`. */
export function isTimeZone(name: string): boolean {
  // Offsets such as `+04:00` are none: no calendar of summer and winter stands behind them.
  if (!/^[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_-]+){1,2}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('fr', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
