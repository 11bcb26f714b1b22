import { apeCodes } from './ape-codes.ts';
import { chains } from './chains.ts';
import { roleOfGender } from './roles.ts';

it('knows the role behind each gender of a sign-in', () => {
  expect([0, 1, 2, 3, 9, 10, 11].map(roleOfGender)).toEqual(['REP', 'REP', 'REP', 'REP', 'ALL', 'ADM', 'FUB']);
  expect([4, 8, 12, -1, 0.5, Number.NaN].map(roleOfGender)).toEqual(Array.from({ length: 6 }));
});

it('lists some seventy chains once each, in French order, with « Autre »', () => {
  expect(new Set(chains).size).toBe(chains.length);
  expect(chains.length).toBeGreaterThanOrEqual(65);
  expect(chains).toContain('Autre');
  expect([...chains].sort(new Intl.Collator('fr').compare)).toEqual(chains);
});

it('offers APE codes of four digits and a letter, or « Autre »', () => {
  expect(Object.values(apeCodes).flat().every((code) => /^\d{4}[A-Z]$|^Autre$/.test(code))).toBe(true);
  expect(apeCodes[3]).not.toContain('Autre');
});
