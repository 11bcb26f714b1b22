import { createPublicKey } from 'node:crypto';

/** A P-256 public key as RFC 7517 writes it. */
export interface SigningKey {
  readonly kid: string;
  readonly x: string;
  readonly y: string;
}

/** The keys by which tokens are verified, the one that is being rotated out among them. @param publicKeys kid → PEM */
export function signingKeysOf(publicKeys: Readonly<Record<string, string>>): SigningKey[] {
  return Object.entries(publicKeys).map(([kid, pem]) => {
    const { x = '', y = '' } = createPublicKey(pem).export({ format: 'jwk' });
    return { kid, x, y };
  });
}
