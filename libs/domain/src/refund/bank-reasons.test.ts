import { bankReason, isAboutAccount, settledByPeople } from './bank-reasons.ts';

describe('the reason of a transfer that did not arrive', () => {
  it.each([
    ['AC04', 'AC04 · compte clôturé'],
    ['XT33', 'XT33'],
    ['NARR', 'NARR · raison donnée en clair par la banque'],
    [settledByPeople, 'constaté par deux administrateurs'],
  ])('reads %s as « %s »', (code, words) => {
    expect(bankReason(code)).toBe(words);
  });

  it.each([
    ['AC01', true],
    ['AC04', true],
    ['AC06', true],
    ['MD07', true],
    ['AM04', false],
    ['MS03', false],
    [settledByPeople, false],
  ])('holds the account after %s: %s', (code, holds) => {
    expect(isAboutAccount(code)).toBe(holds);
  });
});
