import { deskTime } from './desk-time.ts';
import { keepTimeIn, metropolitanZone } from './time-zone.ts';

afterEach(() => keepTimeIn(metropolitanZone));

it.each([
  [metropolitanZone, '12-03-2021 00:05'],
  ['America/Martinique', '11-03-2021 19:05'],
])('the desk’s time in %s is %s', (zone, time) => {
  keepTimeIn(zone);
  expect(deskTime(new Date('2021-03-11T23:05:00Z'))).toBe(time);
});
