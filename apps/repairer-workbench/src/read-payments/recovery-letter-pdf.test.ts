import { creditorReferenceOf, demonstrationProgramme } from '@alveole/domain';
import { recoveryLetterOf } from './recovery-letter.ts';
import { recoveryLetterPdf } from './recovery-letter-pdf.ts';

const recovery = {
  recoveryId: 'recovery-1',
  state: 'requested' as const,
  reference: creditorReferenceOf(12),
  entityName: 'Cycles du Rhin',
  requestedCents: 4500,
  paidCents: 0,
  writtenOffCents: 0,
  nettedCents: 0,
  leftCents: 4500,
  createdAt: '2026-03-04T09:00:00.000Z',
  dueOn: '2026-04-03',
  creditor: { name: 'Programme vélo', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
  files: Array.from({ length: 60 }, (_, n) => ({
    repairId: `r${n}`,
    fileNumber: `REP00042_${10_000 + n}`,
    amountCents: 75,
  })),
};

it('draws the letter of a payment request with its reference, on as many pages as its files take', async () => {
  const pdf = new TextDecoder('latin1').decode(
    await recoveryLetterPdf(recoveryLetterOf(recovery, demonstrationProgramme)),
  );
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
  expect(pdf).toContain('REP00042_10059');
});
