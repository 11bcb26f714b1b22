import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyLike } from 'node:crypto';

/** The keys of an installation, as whoever stole them would have them: what they sign must still be refused when it is odd. */
export interface Keys {
  readonly kid: string;
  readonly privateKey: string;
  readonly publicKey: string;
}

type Part = Readonly<Record<string, unknown>>;

const encoded = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

/** A token signed with ES256, by whichever key. */
export function signedToken(header: Part, claims: Part, key: KeyLike): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key: key as string, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

/** A token's header and claims that every service takes. */
export function goodToken({ kid }: Keys, person: Part): { header: Part; claims: Part } {
  const claims = { ...person, typ: 'access', region: 'FR', aud: 'alveole:api', iat: now(), exp: now() + 600 };
  return { header: { alg: 'ES256', typ: 'JWT', kid }, claims };
}

/** Tokens that must be refused, by what is odd about them. */
export function forgedTokens(keys: Keys, person: Part): Record<string, string> {
  const { header, claims } = goodToken(keys, person);
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const own = (odd: Part, oddHeader: Part = {}) =>
    signedToken({ ...header, ...oddHeader }, { ...claims, ...odd }, keys.privateKey);
  const hashed = (secret: string) => {
    const text = `${encoded({ ...header, alg: 'HS256' })}.${encoded(claims)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const strange = (oddHeader: Part) => signedToken({ ...header, ...oddHeader }, claims, stranger as unknown as KeyLike);
  return {
    'without algorithm': `${encoded({ ...header, alg: 'none' })}.${encoded(claims)}.`,
    'without algorithm, with capitals': `${encoded({ ...header, alg: 'NoNe' })}.${encoded(claims)}.`,
    'signed with the public key as a secret': hashed(keys.publicKey),
    'signed with another key': strange({}),
    'signed with the key that it carries': strange({ jwk: { kty: 'EC', crv: 'P-256' } }),
    'with a key from elsewhere': strange({ jku: 'https://exemple.fr/jwks.json', x5u: 'https://exemple.fr/x' }),
    'with an unknown kid': own({}, { kid: 'k9' }),
    'with a kid of the prototype': own({}, { kid: '__proto__' }),
    'with a kid that is a path': own({}, { kid: '../../../../dev/null' }),
    'with a kid that is a query': own({}, { kid: { $gt: '' } }),
    'without a kid': own({}, { kid: undefined }),
    'with an unknown extension': own({}, { crit: ['b64'], b64: true }),
    'with an empty list of extensions': own({}, { crit: [] }),
    'of another audience': own({ aud: 'alveole:service' }),
    'of no audience': own({ aud: undefined }),
    'of another type': own({ typ: 'refresh', jti: 't', family: 'f' }),
    'that is over': own({ iat: now() - 1200, exp: now() - 60 }),
    'that never ends': own({ exp: undefined }),
    'that is not yet valid': own({ nbf: now() + 600 }),
    'from the future': own({ iat: now() + 3600, exp: now() + 7200 }),
    'without a moment of issue': own({ iat: undefined }),
    'issued at a text': own({ iat: String(now()) }),
    'of a role that contradicts its kind': own({ role: 'ADM' }),
  };
}
