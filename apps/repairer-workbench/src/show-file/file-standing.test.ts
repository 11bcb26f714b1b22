import { RepairStatus, repairStatusCodes } from '@alveole/domain';
import type { MissingStep } from '@alveole/domain';
import { fileStandingOf, standingLabelOf, standings } from './file-standing.ts';
import { nextStepOf } from './next-step.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');
const textOf = (status: RepairStatus, missing: readonly MissingStep[] = []) =>
  plain(fileStandingOf({ status, missing }, undefined).text);

it.each([
  [RepairStatus.incomplete, ['VAL'], 'À terminer · il manque le code'],
  [RepairStatus.incomplete, ['FAC', 'PHO', 'VAL'], 'À terminer · il manque la facture, la photo et le code'],
  [RepairStatus.incomplete, [], 'À terminer'],
  [RepairStatus.toReview, [], 'Chez le programme'],
  [RepairStatus.sampleComplemented, [], 'Chez le programme'],
  [RepairStatus.toReview, ['VAL'], 'Chez le programme · il manque la confirmation du montant'],
  [RepairStatus.complementAsked, [], 'À compléter'],
  [RepairStatus.sampleComplementAsked, [], 'À compléter'],
  [RepairStatus.refunded, [], 'Payé'],
  [RepairStatus.notEligible, [], 'Non éligible'],
  [RepairStatus.abandoned, [], 'Abandonné'],
  [RepairStatus.abandoned, ['VAL'], 'Abandonné'],
  [RepairStatus.notEligible, ['VAL'], 'Non éligible'],
  [RepairStatus.abandonedByStaff, [], 'Arrêté par le programme'],
] as const)('a file at %i that lacks %j is called « %s »', (status, missing, text) => {
  expect(textOf(status, missing)).toBe(text);
});

it('a validated file names its amount, and the day before which the programme promises it once that is known', () => {
  const file = {
    status: RepairStatus.sampleValidated,
    missing: [],
    premiumCents: 50_00,
    validatedAt: '2025-12-28T09:00:00.000Z',
  };
  expect(plain(fileStandingOf(file, 15).text)).toBe('Validé · 50,00 € avant le 12/01');
  expect(plain(fileStandingOf(file, undefined).text)).toBe('Validé · 50,00 €');
  expect(plain(fileStandingOf({ ...file, validatedAt: undefined }, 15).text)).toBe('Validé · 50,00 €');
});

it('says of a complete file that waits for the envelope of a funder what it waits for', () => {
  const file = { status: RepairStatus.toReview, missing: [], awaitsEnvelope: true };
  expect(plain(fileStandingOf(file, undefined).text)).toBe('Chez le programme · attend un financement');
});

it('every status of a file has one place in the vocabulary of the counter', () => {
  expect(standings.flatMap(({ statuses }) => statuses).toSorted((one, other) => one - other)).toEqual(
    repairStatusCodes,
  );
});

it.each([
  [RepairStatus.toReview, 'Chez le programme'],
  [RepairStatus.refunded, 'Payé'],
  [RepairStatus.incomplete, 'À terminer'],
])('names a file at status %i « %s » in the list of the bikes of a client', (status, label) => {
  expect(standingLabelOf({ status })).toBe(label);
});

it.each([RepairStatus.abandoned, RepairStatus.abandonedByStaff, RepairStatus.notEligible])(
  'asks for no confirmation of a changed invoice in a file at %i, which waits for nothing',
  (status) => {
    expect(nextStepOf({ repairId: 'repair-1', status, missing: ['VAL'] })).toMatchObject({
      label: 'Voir le dossier',
      isTask: false,
    });
  },
);
