import { conditionsText, registrationText } from './conditions-text.ts';

it.each([
  [
    'accepted, when and by whom',
    { conditionsStamp: '202603021905', conditionsAnsweredBy: 'Martin Camille' },
    'Acceptées le 02-03-2026 19:05 par Martin Camille',
  ],
  ['accepted before the name was noted', { conditionsStamp: '202603021905' }, 'Acceptées le 02-03-2026 19:05'],
  [
    'refused',
    { conditionsStamp: 'never', conditionsAnsweredBy: 'Martin Camille' },
    'Refusées par Martin Camille (jamais acceptées)',
  ],
  ['awaiting an answer', {}, 'À accepter'],
])('tells of conditions that stand %s', (_, answer, text) => {
  expect(conditionsText(answer)).toBe(text);
});

it.each([
  ['2020-11-09T22:59:59.000Z', 'Le 09-11-2020 23:59, avant le changement du 10-11-2020'],
  ['2020-11-10T00:00:00.000Z', 'Le 10-11-2020 01:00, après le changement du 10-11-2020'],
  ['2026-03-02T09:30:00.000Z', 'Le 02-03-2026 10:30, après le changement du 10-11-2020'],
])('tells of a registration of %s: %s', (createdAt, text) => {
  expect(registrationText(createdAt).replace(/\s/g, ' ')).toBe(text);
});
