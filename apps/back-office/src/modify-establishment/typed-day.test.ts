import { dayText, typedDay } from './typed-day.ts';

describe('a day of opening hours, typed in one line', () => {
  it.each([
    ['09:00 – 12:00, 14:00 – 18:00', ['09:00', '12:00', '14:00', '18:00']],
    ['9h00-12h00,14:00-18:30', ['09:00', '12:00', '14:00', '18:30']],
    ['08:30 – 17:00', ['08:30', '', '', '17:00']],
    ['', ['', '', '', '']],
    ['Fermé', ['', '', '', '']],
  ])('%s', (typed, slots) => {
    expect(typedDay.parse(typed)).toEqual(slots);
  });

  it.each(['9', '12:00 – 09:00', '25:00 – 26:00', '09:00 – 12:00, 11:00 – 18:00'])('refuses %s', (typed) => {
    expect(typedDay.safeParse(typed).success).toBe(false);
  });

  it.each([
    [['09:00', '12:00', '14:00', '18:00'] as const],
    [['08:30', '', '', '17:00'] as const],
    [['', '', '', ''] as const],
  ])('shows %j as it is typed', (slots) => {
    expect(typedDay.parse(dayText(slots))).toEqual(slots);
  });
});
