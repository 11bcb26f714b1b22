import { hashCode, randomDigits, verifyCode } from './short-codes.ts';

const binding = { purpose: 'register', subject: 'a@b.fr' };
const hash = hashCode('pepper', '012345', binding);

describe('short codes', () => {
  it('are digits of the asked length, leading zeros kept, evenly drawn', () => {
    const drawn = Array.from({ length: 2000 }, () => randomDigits(6));
    expect(drawn.every((code) => /^\d{6}$/.test(code))).toBe(true);
    const zeros = drawn.filter((code) => code.startsWith('0')).length;
    expect(zeros).toBeGreaterThan(120);
    expect(zeros).toBeLessThan(290);
  });

  it('verify for their own purpose and subject', () => {
    expect(verifyCode('pepper', '012345', binding, hash)).toBe(true);
  });

  it.each([
    ['another code', 'pepper', '012346', binding, hash],
    ['another purpose', 'pepper', '012345', { ...binding, purpose: 'recover' }, hash],
    ['another subject', 'pepper', '012345', { ...binding, subject: 'c@d.fr' }, hash],
    ['another pepper', 'salt', '012345', binding, hash],
    ['a shifted boundary', 'pepper', '012345', { purpose: 'registera', subject: '@b.fr' }, hash],
    ['no hash', 'pepper', '012345', binding, ''],
    ['half a hash', 'pepper', '012345', binding, hash.slice(0, 32)],
  ])('do not verify with %s', (_name, pepper, code, bound, stored) => {
    expect(verifyCode(pepper, code, bound, stored)).toBe(false);
  });
});
