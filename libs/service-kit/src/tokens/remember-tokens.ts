import type { PersonActor } from './claims.ts';
import type { TokenVerifier } from './person-tokens.ts';

/** People at work within one lifetime of a token. */
const maxRemembered = 5_000;

interface Remembered {
  readonly person: PersonActor;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * A verifier that checks the signature of an access token once: a person's calls carry the same one for a quarter of an
 * hour. Its end is looked at each time; the oldest are forgotten when there are many.
 */
export function rememberTokens(verifier: TokenVerifier, now: () => number = Date.now): TokenVerifier {
  const remembered = new Map<string, Remembered>();
  return {
    ...verifier,
    access(token) {
      const known = remembered.get(token);
      if (known !== undefined && now() < known.expiresAt) return known.person;
      remembered.delete(token);
      const person = verifier.access(token);
      if (remembered.size >= maxRemembered) remembered.delete(remembered.keys().next().value as string);
      remembered.set(token, { person, expiresAt: endOf(token) });
      return person;
    },
  };
}

/** Of a token whose signature and claims are good. */
function endOf(token: string): number {
  const [, payload = ''] = token.split('.');
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { exp: number };
  return exp * 1000;
}
