/** What a person's access token says (contracts of auth). Read for screens only: the server alone judges a token. */
export interface TokenClaims {
  /** Seconds since the epoch. */
  readonly exp?: number;
  readonly user_name?: string;
  readonly user_permission?: number;
  readonly entity_gender?: number;
}

/** The claims of a JWT, unverified; none for a text that is no token. */
export function claimsOf(token: string): TokenClaims {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as TokenClaims;
  } catch {
    return {};
  }
}

/** Seconds before its end at which a token counts as expired. */
const margin = 5;

/** Whether a token may still be sent. @param now milliseconds since the epoch */
export function isUsable(token: string, now: number): boolean {
  const { exp = Number.POSITIVE_INFINITY } = claimsOf(token);
  return exp - now / 1000 > margin;
}
