import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { headTextOf, hexOf, keyIdOf } from '@alveole/transparency';
import type { LogHead, LogKey, SignedHead } from '@alveole/transparency';

/** Signs the heads of the public log. */
export interface LogSigner {
  readonly key: LogKey;
  sign(head: LogHead): SignedHead;
}

/** How many bytes of a DER public key are the key itself. */
const keyBytes = 32;

/** @param pem an Ed25519 private key (PKCS#8) */
export function createLogSigner(pem: string): LogSigner {
  const privateKey = createPrivateKey(pem);
  const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const publicKey = hexOf(Uint8Array.from(der.subarray(-keyBytes)));
  const key = { keyId: keyIdOf(publicKey), publicKey };
  return {
    key,
    sign(head) {
      const text = headTextOf(head);
      return { text, keyId: key.keyId, signature: sign(null, Buffer.from(text), privateKey).toString('hex') };
    },
  };
}
