import { ageText } from './age-text.ts';

it.each([
  ['2026-03-02T08:40:00Z', 'depuis moins d’une heure'],
  ['2026-03-02T10:00:00Z', 'depuis moins d’une heure'],
  ['2026-03-02T08:00:00Z', 'depuis 1\u00a0heure'],
  ['2026-02-28T10:00:00Z', 'depuis 47\u00a0heures'],
  ['2026-02-28T09:00:00Z', 'depuis 2\u00a0jours'],
])('what waits since %s does so %s', (since, text) => {
  expect(ageText(since, new Date('2026-03-02T09:00:00Z'))).toBe(text);
});
