import { termText, termValues } from './term-values.ts';

const folder = (campaign?: string) =>
  new Map(campaign === undefined ? [] : [['campaign.yaml', Buffer.from(campaign, 'utf8')] as const]);

it('fills the terms of a legal text as the campaign sets them, the others as usual', () => {
  expect(termValues(folder('conservation:\n  dossiers payés: 36\n'))).toMatchObject({
    'durée.dossiers payés': '3 ans',
    'durée.dossiers non payés': '2 ans',
    'durée.pièces comptables': '11 ans',
  });
});

it.each([undefined, 'identifiant: [', 'conservation: { dossiers payés: 1 }', ''])(
  'fills the usual terms where the campaign is %j',
  (campaign) => {
    expect(termValues(folder(campaign))).toMatchObject({ 'durée.dossiers payés': '5 ans' });
  },
);

it.each([
  [12, '1 an'],
  [24, '2 ans'],
  [18, '18 mois'],
])('writes %d months as %s', (months, text) => {
  expect(termText(months)).toBe(text);
});
