import { scopes, type ClientBinding, type Role } from '@alveole/domain';
import { createTokenSigner, type ClientGrant, type PersonActor } from '@alveole/service-kit';
import { generateKeyPairSync } from 'node:crypto';

export interface TestTokens {
  /** PEM, as `AUTH_PRIVATE_KEY`. */
  privateKey: string;
  /** kid → PEM, as `AUTH_PUBLIC_KEYS`. */
  publicKeys: Record<string, string>;
  /** An access token of a person of this role, good for 15 minutes. */
  access(role: Role, person?: Partial<PersonActor>): string;
  /** A refresh token of a person of this role, of a family that nobody keeps. */
  refresh(role: Role, person?: Partial<PersonActor>): string;
  /** An access token as a header value. */
  bearer(role: Role, person?: Partial<PersonActor>): string;
  /** An access token of software of this binding as a header value; with every scope unless told otherwise. */
  software(binding: ClientBinding, grant?: Partial<ClientGrant>): string;
}

const genderOfRole: Record<Role, PersonActor['entityGender']> = { REP: 0, ALL: 9, ADM: 10, FUB: 11, FIN: 12 };

/** Signs people's tokens with a key of its own, as auth would. Give `publicKeys` to the service under test. */
export function createTestTokens(): TestTokens {
  const pair = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const publicKeys = { 'test-key': pair.publicKey };
  const signer = createTokenSigner({ privateKey: pair.privateKey, publicKeys });
  const access = (role: Role, person: Partial<PersonActor> = {}) => signer.access({ ...personOf(role), ...person });
  const refresh = (role: Role, person: Partial<PersonActor> = {}) =>
    signer.refresh({ ...personOf(role), ...person, tokenId: 'token-1', family: 'family-1' });
  return {
    privateKey: pair.privateKey,
    publicKeys,
    access,
    refresh,
    bearer: (role, person) => `Bearer ${access(role, person)}`,
    software: (binding, grant) => `Bearer ${signer.client({ ...grantOf(binding), ...grant })}`,
  };
}

function grantOf(binding: ClientBinding): ClientGrant {
  return {
    clientId: `software-${binding}`,
    clientName: `Logiciel ${binding}`,
    scopes,
    secretId: `secret-${binding}`,
    tokenId: `token-${binding}`,
    ...(binding === 'shop' && { shop: { entityId: 'entity-rep', entityGender: genderOfRole.REP } }),
    ...(binding === 'funder' && { funderId: 'ville' }),
  };
}

function personOf(role: Role): PersonActor {
  const name = role.toLowerCase();
  return {
    role,
    userId: `user-${name}`,
    entityId: `entity-${name}`,
    permission: role === 'REP' ? 1 : 0,
    entityGender: genderOfRole[role],
    userName: `Camille ${role}`,
    ...(role === 'FIN' && { funderId: 'ville' }),
  };
}
