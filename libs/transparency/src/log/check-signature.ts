import { bytesOfHex, bytesOfText } from '../tree/hexadecimal.ts';
import type { LogKey, SignedHead } from './signed-head.ts';
import { keyIdOf } from './signed-head.ts';

/** `unavailable`: this browser knows no Ed25519, or the page came without TLS. */
export type SignatureOutcome = 'valid' | 'invalid' | 'unavailable';

const algorithm = 'Ed25519';

/** Whether one of the keys signed the head. */
export async function checkSignature(
  { text, keyId, signature }: SignedHead,
  keys: readonly LogKey[],
): Promise<SignatureOutcome> {
  const publicKey = keys.find((key) => key.keyId === keyId && keyIdOf(key.publicKey) === keyId)?.publicKey;
  const keyBytes = bytesOfHex(publicKey ?? '');
  const signatureBytes = bytesOfHex(signature);
  if (keyBytes?.length !== 32 || signatureBytes?.length !== 64) return 'invalid';
  try {
    return (await isSigned(keyBytes, signatureBytes, bytesOfText(text))) ? 'valid' : 'invalid';
  } catch {
    return 'unavailable';
  }
}

/** Rejects where there is no WebCrypto, or none with Ed25519. */
async function isSigned(key: Uint8Array, signature: Uint8Array, message: Uint8Array): Promise<boolean> {
  const { subtle } = globalThis.crypto;
  const imported = await subtle.importKey('raw', buffered(key), algorithm, false, ['verify']);
  return subtle.verify(algorithm, imported, buffered(signature), buffered(message));
}

/** WebCrypto takes no bytes that another thread may change. */
const buffered = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);
