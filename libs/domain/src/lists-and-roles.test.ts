import { apeCodes, defaultApeCode } from './ape-codes.ts';
import { bikeBrands } from './bike-brands.ts';
import { mayActOnAssignedFile, roleOfGender } from './roles.ts';

it('knows the role behind each gender of a sign-in', () => {
  expect([0, 1, 2, 3, 9, 10, 11, 12].map(roleOfGender)).toEqual([
    'REP',
    'REP',
    'REP',
    'REP',
    'ALL',
    'ADM',
    'FUB',
    'FIN',
  ]);
  expect([4, 8, 13, -1, 0.5, Number.NaN].map(roleOfGender)).toEqual(Array.from({ length: 6 }));
});

it('lists some seventy brands and retailers once each, in French order, with « Autre »', () => {
  expect(new Set(bikeBrands).size).toBe(bikeBrands.length);
  expect(bikeBrands.length).toBeGreaterThanOrEqual(65);
  expect(bikeBrands).toContain('Autre');
  expect([...bikeBrands].sort(new Intl.Collator('fr').compare)).toEqual(bikeBrands);
});

it('offers each kind of establishment its APE codes', () => {
  const association = ['3832Z', '8810C', '8899B', '9312Z', '9499Z', '9529Z', 'Autre'];
  expect(apeCodes).toEqual({
    0: ['4649Z', '4764Z', '9529Z', 'Autre'],
    1: association,
    2: association,
    3: ['8411Z', '8412Z', '8413Z', '8422Z', '8423Z', '8424Z', '8425Z', '8430A', '8430B', '8430C'],
  });
  expect(defaultApeCode).toBe('0000z');
});

it('lets staff act on a file that is free or their own', () => {
  const ann = { role: 'ADM', permission: 0, userId: 'ann' } as const;
  expect([undefined, 'ann', 'bob'].map((holder) => mayActOnAssignedFile(holder, ann))).toEqual([true, true, false]);
});
