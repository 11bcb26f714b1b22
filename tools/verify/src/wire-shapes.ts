import type { LogKey, ProvenLine, SignedHead } from '@alveole/transparency';

type Fields = Readonly<Record<string, unknown>>;

/** What an answer of the log must look like; each throws an error that names what it is. */
export function fieldsIn(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable(name);
  return { ...value };
}

export function listIn(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw unreadable(name);
  return value;
}

export function textIn(value: unknown, name: string): string {
  if (typeof value !== 'string') throw unreadable(name);
  return value;
}

/** As the log writes it, or as this command keeps it. */
export function signedHeadIn(value: unknown, name = 'relevé du jour'): SignedHead {
  const { text, key_id, keyId = key_id, signature } = fieldsIn(value, name);
  return { text: textIn(text, name), keyId: textIn(keyId, name), signature: textIn(signature, name) };
}

export function keyIn(value: unknown): LogKey {
  const { key_id, public_key } = fieldsIn(value, 'clé');
  return { keyId: textIn(key_id, 'clé'), publicKey: textIn(public_key, 'clé') };
}

export function provenLineIn(value: unknown): ProvenLine {
  const { index, text, proof } = fieldsIn(value, 'ligne du dossier');
  if (!Number.isSafeInteger(index)) throw unreadable('ligne du dossier');
  const hashes = listIn(proof, 'preuve').map((hash) => textIn(hash, 'preuve'));
  return { index: index as number, text: textIn(text, 'ligne du dossier'), proof: hashes };
}

const unreadable = (name: string): Error => new Error(`la réponse ne se lit pas (${name})`);
