import { createPrivateKey } from 'node:crypto';
import { isAppError } from '@alveole/contracts';
import jwt from 'jsonwebtoken';
import type { ClientGrant } from './client-tokens.ts';
import { createTokenSigner, createTokenVerifier } from './person-tokens.ts';
import { keyPair, person } from './test-keys.harness.ts';

const keys = keyPair('k1');
const signer = createTokenSigner({ ...keys, issuer: 'https://alveole.exemple.fr' });
const verifier = createTokenVerifier(keys.publicKeys);
const grant: ClientGrant = {
  clientId: 'c1',
  clientName: 'Caisse',
  scopes: ['repairs:read', 'payments:read'],
  secretId: 's1',
  tokenId: 't1',
};

function refusalOf(token: string): string | undefined {
  try {
    verifier.access(token);
  } catch (error) {
    return isAppError(error) ? error.message : 'another error';
  }
  return undefined;
}

/** A token of software with other claims, or under another header, signed with the right key. */
const forged = (fields: object, header: object = { typ: 'at+jwt' }) => {
  const signed = Object.entries(jwt.decode(signer.client(grant)) as jwt.JwtPayload);
  const claims = Object.fromEntries(signed.filter(([name]) => !['iat', 'exp', 'aud'].includes(name)));
  return jwt.sign({ ...claims, ...fields }, createPrivateKey(keys.privateKey), {
    algorithm: 'ES256',
    keyid: 'k1',
    audience: 'alveole:api',
    expiresIn: 60,
    header: { alg: 'ES256', ...header },
  });
};

describe('the token of software', () => {
  it.each([
    ['the programme', {}, { role: 'ADM', permission: 1, entityGender: 10 }],
    ['a shop', { shop: { entityId: 'e1', entityGender: 2 } }, { role: 'REP', entityId: 'e1', entityGender: 2 }],
    ['a funder', { funderId: 'ville' }, { role: 'FIN', funderId: 'ville', entityGender: 12 }],
  ])('makes its bearer act for %s, with the scopes that it says', (_, binding, actor) => {
    expect(verifier.access(signer.client({ ...grant, ...binding }))).toMatchObject({
      ...actor,
      userId: 'c1',
      userName: 'Caisse',
      client: { scopes: ['repairs:read', 'payments:read'], secretId: 's1', tokenId: 't1' },
    });
  });

  it('has no scope that nobody knows', () => {
    expect(verifier.access(forged({ scope: 'repairs:read everything:write' })).client?.scopes).toEqual([
      'repairs:read',
    ]);
  });

  it.each([
    ['another subject than its client', forged({ sub: 'c2' })],
    ['no client', forged({ client_id: undefined })],
    ['no id of its own', forged({ jti: undefined })],
    ['no secret', forged({ secret_id: undefined })],
    ['no issuer', forged({ iss: undefined })],
    ['a shop of no kind', forged({ entity_id: 'e1' })],
    ['a shop of the kind of staff', forged({ entity_id: 'e1', entity_gender: 10 })],
    ['the kind of staff and no shop', forged({ entity_gender: 10 })],
    ['a shop and a funder', forged({ entity_id: 'e1', entity_gender: 0, funder_id: 'ville' })],
    ['the header of a person’s', forged({}, { typ: 'JWT' })],
    ['a date of tomorrow', forged({ iat: Math.floor(Date.now() / 1000) + 86_400 })],
  ])('is refused with %s', (_, token) => {
    expect(refusalOf(token)).toBe('Token invalid.');
  });

  it('is refused as a refresh token, and a person’s token under its header is refused too', () => {
    expect(() => verifier.refresh(signer.client(grant))).toThrow();
    const claims = jwt.decode(signer.access(person({}))) as jwt.JwtPayload;
    const disguised = jwt.sign(claims, createPrivateKey(keys.privateKey), {
      algorithm: 'ES256',
      keyid: 'k1',
      header: { alg: 'ES256', typ: 'at+jwt' },
    });
    expect(refusalOf(disguised)).toBe('Token invalid.');
  });

  it('lives ten minutes', () => {
    const { iat = 0, exp } = jwt.decode(signer.client(grant)) as jwt.JwtPayload;
    expect(exp).toBe(iat + 600);
  });
});
