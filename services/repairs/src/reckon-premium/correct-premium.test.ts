import { decideCorrection, withSupplements } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import type { RepairRecord } from '../record/repair-record.ts';
import { correctedShares, paidPremiumOf } from './correct-premium.ts';
import { reckon } from './reckon-invoice.ts';

const town: Campaign = {
  ...openEndedCampaign,
  id: 'town',
  rules: {
    'condition . commune': { description: 'De la ville.', valeur: "bénéficiaire . code postal = '69001'" },
    'réparation . plafond': '20 €',
    'réparation . prime': '20 €',
    'séance . prime': '1 €',
  },
  repairCapCents: 20_00,
  funders: [{ id: 'town', name: 'Ville', pays: 'remainder' }],
};
const campaign = withSupplements(openEndedCampaign, [town], '2026-03-02');

/** A paid file of this invoice, whose person lives there. */
function paidFile(invoiceCents: number, homeZip: string) {
  const { amounts, shares, record } = reckon(campaign, { kind: 0 }, { invoiceCents, homeZip });
  const history = [{ details: { ...amounts, reckoning: record } }] as unknown as RepairRecord['history'];
  return { kind: 0 as const, ...amounts, shares, history };
}

const corrected = (file: ReturnType<typeof paidFile>, premiumCents: number) => {
  const shares = correctedShares(premiumCents, file, campaign);
  return { ...file, premiumCents, shares };
};
const centsOf = ({ shares = [] }: Pick<ReturnType<typeof paidFile>, 'shares'>) => shares.map(({ cents }) => cents);
const mayBe = (file: ReturnType<typeof paidFile>, premiumCents: number) =>
  decideCorrection(paidPremiumOf(file), premiumCents - file.premiumCents, campaign).ok;

describe('the corrected premium of a file on which two campaigns draw', () => {
  it('is taken from the supplement first, and has the shares of before once the correction is taken back', () => {
    const file = paidFile(60_01, '69001');
    expect(centsOf(file)).toEqual([50_00, 10_01]);
    const lowered = corrected(corrected(file, 55_00), 40_00);
    expect(centsOf(lowered)).toEqual([40_00, 0]);
    expect(centsOf(corrected(lowered, 60_01))).toEqual([50_00, 10_01]);
  });

  it('may be as high as the cap of the first campaign and what the supplement gave this file', () => {
    expect([70_00, 70_01].map((cents) => mayBe(paidFile(125_00, '69001'), cents))).toEqual([true, false]);
    expect([50_00, 50_01].map((cents) => mayBe(paidFile(125_00, '75001'), cents))).toEqual([true, false]);
  });
});

it('gives a funder whose share is a rule what that says of the invoice, once a premium of zero is raised again', () => {
  const funded: Campaign = {
    ...openEndedCampaign,
    rules: { ...openEndedCampaign.rules, 'part . region': 'facture . montant HT * 20%' },
    funders: [
      { id: 'region', name: 'Région', pays: 'ruled-amount' },
      { id: 'state', name: 'État', pays: 'remainder' },
    ],
  };
  const { amounts, shares, record } = reckon(funded, { kind: 0 }, { invoiceCents: 60_00 });
  const history = [{ details: { ...amounts, reckoning: record } }] as unknown as RepairRecord['history'];
  const paid = { kind: 0 as const, ...amounts, shares, history };
  const zero = { ...paid, premiumCents: 0, shares: correctedShares(0, paid, funded) };
  expect(centsOf(zero)).toEqual([0, 0]);
  expect(centsOf({ shares: correctedShares(30_00, zero, funded) })).toEqual([12_00, 18_00]);
});
