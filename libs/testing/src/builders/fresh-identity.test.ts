import { internationalPhone, mail } from '@alveole/contracts';
import { freshMail, freshMobile, freshSiret } from '../builders.ts';

const luhnSum = (digits: string) =>
  [...digits]
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 1 ? 2 : 1))
    .reduce((sum, part) => sum + Math.floor(part / 10) + (part % 10), 0);

describe('fresh identities', () => {
  it.each([
    ['mail', freshMail],
    ['mobile', freshMobile],
    ['SIRET', freshSiret],
  ])('never give one %s twice in a run', (_name, fresh) => {
    expect(new Set(Array.from({ length: 500 }, fresh)).size).toBe(500);
  });

  it('are such as the services accept', () => {
    for (let time = 0; time < 100; time++) {
      const siret = freshSiret();
      expect([mail.safeParse(freshMail()).success, internationalPhone.safeParse(freshMobile()).success]).toEqual([
        true,
        true,
      ]);
      expect([siret.length, luhnSum(siret) % 10]).toEqual([14, 0]);
    }
  });
});
