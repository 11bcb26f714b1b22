import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { seal, sealingKey, unseal } from './seal.ts';

const key = sealingKey(randomBytes(32).toString('base64'));

describe('sealing', () => {
  it('gives back any text, and no two seals are alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(unseal(key, seal(key, text))).toBe(text);
        expect(seal(key, text)).not.toBe(seal(key, text));
      }),
    );
  });

  it('refuses another key, an altered text and rubbish', () => {
    const sealed = Buffer.from(seal(key, '123456'), 'base64url');
    expect(() => unseal(sealingKey(randomBytes(32).toString('base64')), sealed.toString('base64url'))).toThrow();
    for (let index = 0; index < sealed.length; index += 1) {
      const altered = Buffer.from(sealed);
      altered[index] = (altered[index] ?? 0) ^ 1;
      expect(() => unseal(key, altered.toString('base64url'))).toThrow();
    }
    expect(() => unseal(key, 'x')).toThrow(RangeError);
  });

  it('takes keys of 32 bytes only', () => {
    expect(() => sealingKey(randomBytes(16).toString('base64'))).toThrow(RangeError);
  });
});
