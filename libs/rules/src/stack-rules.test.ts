import { openEndedCampaign } from '@alveole/domain/fixtures';
import type { Campaign } from '@alveole/domain';
import { withSupplements } from '@alveole/domain';
import fc from 'fast-check';
import { rulesOf } from './rules-of.ts';

const adding = (id: string, euros: number, condition?: string): Campaign => ({
  ...openEndedCampaign,
  id,
  name: id,
  rules: {
    'réparation . plafond': `${euros} €`,
    'réparation . prime': { titre: `Supplément de ${id}`, valeur: `${euros} €` },
    'séance . prime': '1 €',
    ...(condition !== undefined && {
      'condition . commune': {
        description: `Il faut habiter ${id}.`,
        valeur: `bénéficiaire . code postal = '${condition}'`,
      },
    }),
  },
  repairCapCents: euros * 100,
  funders: [
    { id: `${id}-half`, name: id, pays: 'percentage', percent: 50 },
    { id: `${id}-rest`, name: id, pays: 'remainder' },
  ],
});

const rules = rulesOf(
  withSupplements(openEndedCampaign, [adding('ville', 20, '69001'), adding('région', 10)], '2026-03-02'),
);
const premiumOf = (euros: number, homeZip?: string) =>
  rules.centsOf('repairPremium', { invoiceCents: euros * 100, homeZip });

describe('the rules of a campaign with supplements', () => {
  it.each([
    ['what each gives', 100, '69001', 80_00],
    ['nothing of one whose condition is not met', 100, '75001', 60_00],
    ['nothing of one whose condition cannot be told', 100, undefined, 60_00],
    ['what is left of the invoice, to the first one in the order', 60, '69001', 60_00],
    ['nothing where the first campaign pays the whole invoice', 40, '69001', 40_00],
  ])('add to the premium %s', (_, euros, homeZip, cents) => {
    expect(premiumOf(euros, homeZip)).toBe(cents);
  });

  it('never give more than the invoice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200_00 }),
        fc.constantFrom('69001', '75001', undefined),
        (invoiceCents, homeZip) => {
          expect(rules.centsOf('repairPremium', { invoiceCents, homeZip })).toBeLessThanOrEqual(invoiceCents);
        },
      ),
    );
  });

  it('part what each adds among its own funders', () => {
    const amounts = rules.ruledAmounts({ invoiceCents: 100_00, homeZip: '69001' });
    expect([...amounts]).toEqual([
      ['ville-half', 10_00],
      ['ville-rest', 10_00],
      ['région-half', 5_00],
      ['région-rest', 5_00],
    ]);
  });

  it('refuse no file for a condition of a supplement', () => {
    expect(rules.unmetConditions({ invoiceCents: 100_00, homeZip: '75001' }, true)).toEqual([]);
  });

  it('name what any of them names of a file, once', () => {
    expect(rules.namedKeys).toEqual(['invoiceCents', 'participants', 'homeZip']);
  });

  it('tell on the way to the premium what each adds, and why one adds nothing', () => {
    const steps = rules.stepsTo('repairPremium', { invoiceCents: 100_00, homeZip: '75001' });
    expect(steps.slice(-4)).toEqual([
      { title: 'Complément «\u00a0ville\u00a0»', value: '0,00\u00a0€', sentence: 'Il faut habiter ville.' },
      { title: 'Supplément de région', value: '10,00\u00a0€' },
      { title: 'Complément «\u00a0région\u00a0»', value: '10,00\u00a0€' },
      { title: 'Aide en tout', value: '60,00\u00a0€' },
    ]);
  });

  it('say of one that adds less than its rules give that the invoice leaves no more', () => {
    const steps = rules.stepsTo('repairPremium', { invoiceCents: 60_00, homeZip: '69001' });
    expect(steps.flatMap(({ sentence }) => sentence ?? [])).toEqual(
      expect.arrayContaining([
        '«\u00a0ville\u00a0» n’ajoute que ce qui reste de la facture.',
        '«\u00a0région\u00a0» n’ajoute que ce qui reste de la facture.',
      ]),
    );
  });

  it('leave cap and sessions to the first campaign', () => {
    expect([rules.centsOf('repairCap', {}), rules.centsOf('sessionPremium', { participants: 1 })]).toEqual([
      50_00, 67_50,
    ]);
  });
});
