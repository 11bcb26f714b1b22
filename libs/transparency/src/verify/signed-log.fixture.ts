import { generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { keyIdOf } from '../log/signed-head.ts';
import type { SignedHead } from '../log/signed-head.ts';
import { hexOf } from '../tree/hexadecimal.ts';
import { headTextOver, logOf } from './log.fixture.ts';
import type { LogSource } from './log-source.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const hex = hexOf(Uint8Array.from(publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)));
const ownKey = { keyId: keyIdOf(hex), publicKey: hex };

/** A head over the first lines, signed as the service signs. */
export function headOver(lines: readonly string[], day: string, key: KeyObject = privateKey): SignedHead {
  const text = headTextOver(lines, day);
  return { text, keyId: ownKey.keyId, signature: sign(null, Buffer.from(text), key).toString('hex') };
}

export function signedLogOf(lines: readonly string[], heads: readonly SignedHead[]): LogSource {
  return logOf(lines, heads, [ownKey]);
}
