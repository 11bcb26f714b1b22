import { programme2020 } from '../campaign/campaigns.fixture.ts';
import { customerPaysCents, customerSum } from './customer-sum.ts';

const amounts = { invoiceCents: 125_00, premiumCents: 50_00 };
const linesAt = (vatRate?: '8.5' | '293B') =>
  customerSum({ ...amounts, vatRate }, programme2020).map(({ label, value }) =>
    `${label} ${value}`.replace(/[\u00a0\u202f]/g, ' '),
  );

describe('what the customer pays of a file', () => {
  it('computes the customer’s sum with the campaign’s VAT, less the aid, for a shop that has set no rate', () => {
    expect(linesAt()).toEqual([
      'Facture HT 125,00 €',
      'TVA 20 % 25,00 €',
      'Total TTC 150,00 €',
      'Aide déduite −50,00 €',
      'À payer par le client 100,00 €',
    ]);
  });

  it('computes the customer’s sum with the rate of overseas, and without VAT for a shop that charges none', () => {
    expect(linesAt('8.5')).toContain('TVA 8,5 % 10,63 €');
    expect(linesAt('293B')).toEqual([
      'Total de la facture 125,00 €',
      'Aide déduite −50,00 €',
      'À payer par le client 75,00 €',
    ]);
  });

  it('keeps in the customer’s sum the aid that he was given, whatever a correction made of it since', () => {
    const corrected = { invoiceCents: 125_00, premiumCents: 5_00, adjustmentCents: -45_00 };
    expect(customerSum(corrected, programme2020)).toEqual(customerSum(amounts, programme2020));
    expect(customerPaysCents(corrected, programme2020)).toBe(100_00);
  });

  it('returns no customer’s sum before there is an invoice', () => {
    expect(customerSum({}, programme2020)).toEqual([]);
    expect(customerPaysCents({}, programme2020)).toBeUndefined();
  });
});
