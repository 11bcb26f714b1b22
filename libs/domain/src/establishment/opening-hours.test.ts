import fc from 'fast-check';
import { daySlotsLabel, openingHoursFaults, weekdayLabels, weekdays, type DaySlots } from './opening-hours.ts';

describe('opening hours', () => {
  const faultOf = (monday: DaySlots) => openingHoursFaults({ mon: monday })[0]?.fault;

  it.each([
    [['09:00', '12:00', '14:00', '18:30'], undefined],
    [['09:00', '12:00', '', ''], undefined],
    [['', '', '14:00', '18:30'], undefined],
    [['09:00', '', '', '18:30'], undefined],
    [['09:00', '12:00', '12:00', '18:30'], undefined],
    [['', '', '', ''], undefined],
    [['9h', '12:00', '', ''], 'format'],
    [['24:00', '25:00', '', ''], 'format'],
    [['09:00', '', '', ''], 'half-open'],
    [['', '12:00', '', ''], 'half-open'],
    [['12:00', '09:00', '', ''], 'reversed'],
    [['09:00', '09:00', '', ''], 'reversed'],
    [['18:00', '', '', '09:00'], 'reversed'],
    [['09:00', '13:00', '12:30', '18:00'], 'overlap'],
  ] as const)('%j has the fault %s', (monday, fault) => {
    expect(faultOf(monday)).toBe(fault);
  });

  it('accepts every day whose four hours follow each other', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    fc.assert(
      fc.property(fc.uniqueArray(minute, { minLength: 4, maxLength: 4 }), (minutes) => {
        const hours = [...minutes]
          .sort((a, b) => a - b)
          .map((value) => `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`);
        expect(faultOf(hours as unknown as DaySlots)).toBeUndefined();
        expect(faultOf([...hours].reverse() as unknown as DaySlots)).toBe('reversed');
      }),
    );
  });

  it('may be by appointment only, and off the map, without an hour', () => {
    expect(openingHoursFaults({ rdvOnly: true, noMap: true })).toEqual([]);
  });

  it('are looked at from Monday to Sunday, one fault a day', () => {
    const wrong: DaySlots = ['18:00', '12:00', '', '25:00'];
    const week = Object.fromEntries([...weekdays].reverse().map((day) => [day, wrong]));
    expect(openingHoursFaults(week)).toEqual(weekdays.map((day) => ({ day, fault: 'format' })));
    expect(openingHoursFaults({ sun: ['10:00', '09:00', '', ''] })).toEqual([{ day: 'sun', fault: 'reversed' }]);
    expect(weekdays.map((day) => weekdayLabels[day])).toEqual([
      'Lundi',
      'Mardi',
      'Mercredi',
      'Jeudi',
      'Vendredi',
      'Samedi',
      'Dimanche',
    ]);
  });

  it('are read as words', () => {
    expect(daySlotsLabel(['09:00', '12:00', '14:00', '18:30'])).toBe('09:00 – 12:00, 14:00 – 18:30');
    expect(daySlotsLabel(['09:00', '', '', '18:30'])).toBe('09:00 – 18:30');
    expect(daySlotsLabel(['', '', '14:00', '18:30'])).toBe('14:00 – 18:30');
    expect(daySlotsLabel(undefined)).toBe('Fermé');
  });
});
