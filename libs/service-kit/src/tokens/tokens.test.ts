import { createPrivateKey, createSecretKey } from 'node:crypto';
import { isAppError } from '@alveole/contracts';
import jwt from 'jsonwebtoken';
import { accessTokenSeconds, createTokenSigner, createTokenVerifier } from './person-tokens.ts';
import { signServiceToken, verifyServiceToken } from './service-tokens.ts';
import { keyPair, person } from './test-keys.harness.ts';

const keys = keyPair('k1');
const other = keyPair('k1');
const rotated = keyPair('k2');
const verifier = createTokenVerifier({ ...keys.publicKeys, ...rotated.publicKeys });
const signer = createTokenSigner(keys);
const secret = 'f3b1c9d7e5a2084611bd0c97ae5f34d2';
const now = () => Math.floor(Date.now() / 1000);

const claims = {
  role: 'REP',
  region: 'FR',
  entity_id: 'e1',
  user_id: 'u1',
  user_name: 'X',
  user_permission: 0,
  entity_gender: 0,
  typ: 'access',
};
const forged = (fields: object, options: jwt.SignOptions = {}, key: jwt.Secret = createPrivateKey(keys.privateKey)) =>
  jwt.sign({ ...claims, ...fields }, key, {
    algorithm: 'ES256',
    keyid: 'k1',
    audience: 'alveole:api',
    expiresIn: 60,
    ...options,
  });

const withExtension = { header: { alg: 'ES256', kid: 'k1', crit: ['exp'] } as jwt.JwtHeader };

function refusalOf(act: () => unknown): string | undefined {
  try {
    act();
  } catch (error) {
    return isAppError(error) ? `${error.code}: ${error.message}` : 'another error';
  }
  return undefined;
}

describe("people's tokens", () => {
  it('carry the person to every service', () => {
    expect(verifier.access(signer.access(person({ userId: 'u7' })))).toEqual(person({ userId: 'u7' }));
  });

  it('carry their family when they only renew', () => {
    const bearer = { ...person({}), tokenId: 't1', family: 'f1' };
    expect(verifier.refresh(signer.refresh(bearer))).toEqual(bearer);
  });

  it('are taken from a second key while the first one is rotated out', () => {
    expect(verifier.access(createTokenSigner(rotated).access(person({})))).toEqual(person({}));
  });

  it('live fifteen minutes', () => {
    const late = createTokenSigner({ ...keys, now: () => new Date(Date.now() - accessTokenSeconds * 1000) });
    expect(refusalOf(() => verifier.access(late.access(person({}))))).toBe('TokenException: Token expired.');
  });

  const unsigned = `${Buffer.from('{"alg":"none","kid":"k1"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
  it.each([
    ['without a signature', () => unsigned],
    [
      'signed with the public key as a secret',
      () => forged({}, { algorithm: 'HS256' }, createSecretKey(Buffer.from(keys.publicKeys.k1 ?? ''))),
    ],
    ['of another key', () => forged({}, {}, createPrivateKey(other.privateKey))],
    ['of an unknown key id', () => forged({}, { keyid: 'k9' })],
    ['of a key id from the prototype', () => forged({}, { keyid: '__proto__' })],
    ['for another audience', () => forged({}, { audience: 'alveole:service' })],
    ['of another type', () => forged({ typ: 'refresh', jti: 't', family: 'f' })],
    [
      'that never ends',
      () =>
        jwt.sign({ ...claims, aud: 'alveole:api' }, createPrivateKey(keys.privateKey), {
          algorithm: 'ES256',
          keyid: 'k1',
        }),
    ],
    ['that is not yet valid', () => forged({ nbf: now() + 600 })],
    ['that was issued in an hour', () => forged({ iat: now() + 3600 })],
    ['with an extension that must be understood', () => forged({}, withExtension)],
    ['whose role contradicts its gender', () => forged({ role: 'ADM' })],
    ['of a funder that names none', () => forged({ role: 'FIN', entity_gender: 12 })],
    ['of a repairer that names a funder', () => forged({ funder_id: 'ville' })],
    ['without an entity', () => forged({ entity_id: '' })],
    ['altered', () => `${forged({}).slice(0, -6)}AAAAAA`],
    ['of great length', () => forged({ filler: 'x'.repeat(5000) })],
    ['of a service', () => signServiceToken(secret, 'repairs')],
    ['that is rubbish', () => 'a.b.c'],
  ])('are refused %s', (_name, token) => {
    expect(refusalOf(() => verifier.access(token()))).toBe('TokenException: Token invalid.');
  });

  it('do not renew when they are access tokens', () => {
    expect(refusalOf(() => verifier.refresh(signer.access(person({}))))).toBe('TokenException: Token invalid.');
  });

  it('are not signed with a key that nobody publishes', () => {
    expect(() => createTokenSigner({ privateKey: keys.privateKey, publicKeys: other.publicKeys })).toThrow(
      'AUTH_PUBLIC_KEYS holds no key',
    );
  });
});

describe('service tokens', () => {
  it('name the calling service', () => {
    expect(verifyServiceToken(secret, signServiceToken(secret, 'repairs'))).toEqual({ service: 'repairs' });
  });

  it.each([
    ['another secret', () => signServiceToken(`${secret}x`, 'repairs')],
    ["a person's token", () => signer.access(person({}))],
    [
      'another audience',
      () => jwt.sign({}, createSecretKey(Buffer.from(secret)), { audience: 'alveole:api', issuer: 'x', expiresIn: 60 }),
    ],
    ['no end', () => jwt.sign({}, createSecretKey(Buffer.from(secret)), { audience: 'alveole:service', issuer: 'x' })],
    [
      'an end in the past',
      () =>
        jwt.sign({}, createSecretKey(Buffer.from(secret)), { audience: 'alveole:service', issuer: 'x', expiresIn: -1 }),
    ],
    [
      'an issue in an hour',
      () =>
        jwt.sign({ iat: now() + 3600, exp: now() + 7200 }, createSecretKey(Buffer.from(secret)), {
          audience: 'alveole:service',
          issuer: 'x',
        }),
    ],
    [
      'an extension that must be understood',
      () =>
        jwt.sign({}, createSecretKey(Buffer.from(secret)), {
          audience: 'alveole:service',
          issuer: 'x',
          expiresIn: 60,
          header: { alg: 'HS256', crit: ['b64'] } as jwt.JwtHeader,
        }),
    ],
    ['rubbish', () => 'x'],
  ])('are refused with %s', (_name, token) => {
    expect(refusalOf(() => verifyServiceToken(secret, token()))).toBe('TokenException: Service token invalid.');
  });
});
