import { isTimeZone, keepTimeIn, keptTimeZone, metropolitanZone } from './time-zone.ts';
import { zonedFormat } from './zoned-format.ts';

afterEach(() => keepTimeIn(metropolitanZone));

it.each(['Europe/Paris', 'Indian/Reunion', 'America/Port-au-Prince', 'America/Argentina/Ushuaia'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
);

it.each(['', 'Paris', 'Europe/Pariss', '+04:00', 'UTC', 'CET', 'Europe/Paris ', 'europe/paris', '../etc/passwd'])(
  '« %s » is no time zone of a calendar',
  (name) => expect(isTimeZone(name)).toBe(false),
);

it('a format that was made before the zone is known tells its times', () => {
  const clock = zonedFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });
  const noon = new Date('2026-01-10T12:00:00Z');
  expect(clock.format(noon)).toBe('13:00');
  keepTimeIn('Indian/Reunion');
  expect(clock.format(noon)).toBe('16:00');
});

it('another copy of the library counts in the same zone', async () => {
  keepTimeIn('Indian/Reunion');
  const copy = './time-zone.ts?copy';
  const other = (await import(copy)) as { keptTimeZone: typeof keptTimeZone };
  expect(other.keptTimeZone).not.toBe(keptTimeZone);
  expect(other.keptTimeZone()).toBe('Indian/Reunion');
});
