import { generateKeyPairSync } from 'node:crypto';
import type { PersonActor } from './claims.ts';

/** A fresh P-256 pair under a key id, as the environment would give it. */
export function keyPair(kid: string): { privateKey: string; publicKeys: Record<string, string> } {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKeys: { [kid]: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString() },
  };
}

/** A repairer, or whoever the fields make of him. */
export function person(fields: Partial<PersonActor>): PersonActor {
  return {
    role: 'REP',
    userId: 'u1',
    entityId: 'e1',
    permission: 0,
    entityGender: 0,
    userName: 'ATELIER',
    ...fields,
  };
}
