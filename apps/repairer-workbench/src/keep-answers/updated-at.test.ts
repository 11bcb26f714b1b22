import { leadOf } from './updated-at.ts';

const lead = 'Reprenez un dossier.';

it('says when the answer came that an earlier visit left', () => {
  expect(leadOf(lead, Date.parse('2026-03-16T09:05:00Z'))).toBe('Mis à jour le 16/03 à\u00a010h05');
});

it.each([
  ['came in this visit', Date.now() + 1],
  ['has not come', 0],
])('shows the text of the page when the answer %s', (_case, updatedAt) => {
  expect(leadOf(lead, updatedAt)).toBe(lead);
});
