import fc from 'fast-check';
import { creditorReferenceOf } from './creditor-reference.ts';
import { paymentCodeText } from './payment-code.ts';

const payment = { iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP', reference: creditorReferenceOf(12) };

describe('the QR code of a payment', () => {
  it('tells service, account, amount and reference on the lines of EPC069-12', () => {
    expect(paymentCodeText({ ...payment, name: 'Programme vélo', cents: 4505 }).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'AGRIFRPP',
      'Programme vélo',
      'FR7630006000011234567890189',
      'EUR45.05',
      '',
      payment.reference,
    ]);
  });

  it('keeps its ten lines whatever the name and the amount', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 99_999_999 }), (name, cents) => {
        const text = paymentCodeText({ ...payment, name, cents });
        expect(text.split('\n')).toHaveLength(10);
        expect(text.split('\n')[7]).toMatch(/^EUR\d+\.\d\d$/);
      }),
    );
  });
});
