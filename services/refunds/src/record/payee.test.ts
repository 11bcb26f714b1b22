import { blockOf } from './payee.ts';

const iban = 'FR7630006000011234567890189';
const now = new Date('2026-11-22T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const payee = { entityId: 'shop', name: 'Cycles', iban };

const refusedOf = (refused: string) => ({ iban: refused, reason: 'AC04', reference: 'ALV-1-0001', at: now });

describe('an establishment can be paid', () => {
  it.each([
    ['nobody knows', undefined, 'missing_iban'],
    ['without an account', { ...payee, iban: undefined }, 'missing_iban'],
    ['with an account outside SEPA', { ...payee, iban: 'BR1800360305000010009795493C1' }, 'outside_sepa'],
    ['with a Swiss account and no bank', { ...payee, iban: 'CH9300762011623852957' }, 'missing_bic'],
    ['with a Swiss account', { ...payee, iban: 'CH9300762011623852957', bic: 'UBSWCHZH80A' }, undefined],
    ['whose account the bank refused', { ...payee, refused: refusedOf(iban) }, 'refused_account'],
    ['of which the bank refused an earlier account', { ...payee, refused: refusedOf('FR00') }, undefined],
    ['with an account that cannot be', { ...payee, iban: 'FR7630006000011234567890180' }, 'invalid_iban'],
    ['with its first account', payee, undefined],
    ['whose account changed yesterday', { ...payee, ibanChangedAt: hoursAgo(24) }, 'changed_iban'],
    [
      'whose change was approved at once',
      { ...payee, ibanChangedAt: hoursAgo(71), approvedIban: iban },
      'changed_iban',
    ],
    ['whose change nobody looked at', { ...payee, ibanChangedAt: hoursAgo(100) }, 'changed_iban'],
    ['whose change is old and approved', { ...payee, ibanChangedAt: hoursAgo(72), approvedIban: iban }, undefined],
    [
      'that changed again after the approval',
      { ...payee, ibanChangedAt: hoursAgo(72), approvedIban: 'FR1420041010050500013M02606' },
      'changed_iban',
    ],
  ])('one %s: %#', (_what, known, blockedBy) => expect(blockOf(known, now)).toBe(blockedBy));
});
