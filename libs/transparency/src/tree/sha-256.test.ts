import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sha256 } from './sha-256.ts';
import { bytesOfText, hexOf } from './hexadecimal.ts';

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('SHA-256 answers for %p what FIPS 180-4 gives', (text, digest) => {
    expect(hexOf(sha256(bytesOfText(text)))).toBe(digest);
  });

  it('SHA-256 answers for any bytes what Node answers', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(hexOf(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  });
});
