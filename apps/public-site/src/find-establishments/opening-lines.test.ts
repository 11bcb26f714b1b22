import { openingLines } from './opening-lines.ts';

const day: [string, string, string, string] = ['09:00', '12:00', '14:00', '18:30'];

describe('the opening hours on paper', () => {
  it('returns one line of opening hours for days that follow each other with the same hours', () => {
    expect(openingLines({ tue: day, wed: day, thu: day, fri: day, sat: ['10:00', '16:00', '', ''] })).toEqual([
      'Lundi\u00a0: Fermé',
      'Mardi à vendredi\u00a0: 09:00 – 12:00, 14:00 – 18:30',
      'Samedi\u00a0: 10:00 – 16:00',
      'Dimanche\u00a0: Fermé',
    ]);
  });

  it.each([undefined, {}, { rdvOnly: true, mon: day }])('are nothing where none are given: %j', (hours) => {
    expect(openingLines(hours)).toEqual([]);
  });
});
