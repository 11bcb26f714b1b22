import fc from 'fast-check';
import { calendarDay, dayAfter, firstInstantOf } from './calendar-day.ts';
import { keepTimeIn, metropolitanZone } from './time-zone.ts';

afterEach(() => keepTimeIn(metropolitanZone));

const zones = [
  metropolitanZone,
  'Indian/Reunion',
  'America/Martinique',
  'America/Cayenne',
  'America/Miquelon',
  'Indian/Mayotte',
  'Pacific/Noumea',
  'Pacific/Tahiti',
  'Pacific/Wallis',
];

describe('the calendar day of an instant', () => {
  it.each([
    [metropolitanZone, '2026-07-01T21:30:00Z', '2026-07-01'],
    [metropolitanZone, '2026-07-01T22:30:00Z', '2026-07-02'],
    [metropolitanZone, '2026-12-31T22:30:00Z', '2026-12-31'],
    ['Indian/Reunion', '2026-07-01T20:30:00Z', '2026-07-02'],
    ['America/Martinique', '2026-07-02T03:30:00Z', '2026-07-01'],
    ['Pacific/Noumea', '2026-07-01T13:30:00Z', '2026-07-02'],
  ])('in %s at %s is %s', (zone, instant, day) => {
    keepTimeIn(zone);
    expect(calendarDay(new Date(instant))).toBe(day);
  });
});

describe('the first instant of a day', () => {
  it.each([
    [metropolitanZone, '2026-01-10', '2026-01-09T23:00:00.000Z'],
    [metropolitanZone, '2026-07-10', '2026-07-09T22:00:00.000Z'],
    [metropolitanZone, '2026-03-29', '2026-03-28T23:00:00.000Z'],
    [metropolitanZone, '2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['Indian/Reunion', '2026-07-10', '2026-07-09T20:00:00.000Z'],
    ['America/Martinique', '2026-07-10', '2026-07-10T04:00:00.000Z'],
    ['Pacific/Wallis', '2026-07-10', '2026-07-09T12:00:00.000Z'],
  ])('in %s of %s is %s', (zone, day, instant) => {
    keepTimeIn(zone);
    expect(firstInstantOf(day)).toBe(instant);
  });

  it('belongs to that day, and the millisecond before it to another, in every French territory', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...zones), days, (zone, date) => {
        keepTimeIn(zone);
        const day = date.toISOString().slice(0, 10);
        const first = new Date(firstInstantOf(day));
        expect(calendarDay(first)).toBe(day);
        expect(calendarDay(new Date(first.getTime() - 1))).not.toBe(day);
      }),
    );
  });
});

it('the day after one is the next of the calendar, over the change of the clocks and the end of a year', () => {
  expect(['2026-03-28', '2026-10-24', '2026-12-31'].map(dayAfter)).toEqual(['2026-03-29', '2026-10-25', '2027-01-01']);
});
