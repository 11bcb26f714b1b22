/**
 * All refresh tokens that descend from one sign-in. A token is spent by its first use, which gives a successor.
 * Its answer may be lost on the way, or two tabs may ask at once: so a spent token stays good until one of its
 * successors is used, and 30 s more. Whoever shows a token later than that copied it: the family closes.
 */
export interface TokenFamily {
  readonly family_id: string;
  readonly user_id: string;
  readonly tokens: readonly FamilyToken[];
  readonly closed: boolean;
}

export interface FamilyToken {
  /** SHA-256 of the token's id; the id itself is kept nowhere. */
  readonly hash: string;
  /** Hash of the token that was spent for this one; null for the first. */
  readonly parent: string | null;
  /** Milliseconds since 1970 after which the token is refused; null while it is not bounded. */
  readonly good_until: number | null;
}

/** Milliseconds that a predecessor outlives the first use of its successor. */
export const gracePeriod = 30_000;

export type TokenUse =
  | { readonly accepted: true; readonly family: TokenFamily }
  | { readonly accepted: false; readonly family: TokenFamily };

/** A family with its first token. */
export function openFamily(family_id: string, user_id: string, hash: string): TokenFamily {
  return { family_id, user_id, tokens: [{ hash, parent: null, good_until: null }], closed: false };
}

/**
 * Spends a token for a successor. The answered family is what must be written, whether the use is accepted or not:
 * a token that is unknown or past its grace closes it.
 * @param now milliseconds since 1970
 */
export function spendToken(family: TokenFamily, hash: string, successor: string, now: number): TokenUse {
  const token = family.tokens.find((one) => one.hash === hash);
  if (family.closed || !token || isPast(token, now))
    return { accepted: false, family: { ...family, tokens: [], closed: true } };
  const bounded = family.tokens
    .filter((one) => !isPast(one, now))
    .map((one) => (isSuperseded(one, token) ? bound(one, now) : one));
  return {
    accepted: true,
    family: { ...family, tokens: [...bounded, { hash: successor, parent: hash, good_until: null }] },
  };
}

function isPast(token: FamilyToken, now: number): boolean {
  return token.good_until !== null && token.good_until < now;
}

/** The used token replaces its parent and the successors that its parent gave to others. */
function isSuperseded(other: FamilyToken, used: FamilyToken): boolean {
  if (used.parent === null || other.hash === used.hash) return false;
  return other.hash === used.parent || other.parent === used.parent;
}

function bound(token: FamilyToken, now: number): FamilyToken {
  const limit = now + gracePeriod;
  return { ...token, good_until: token.good_until === null ? limit : Math.min(token.good_until, limit) };
}
