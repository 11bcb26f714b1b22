/**
 * All refresh tokens that descend from one sign-in. A token is spent by its first use, which gives a successor.
 * Its answer may be lost on the way, or two tabs may ask at once: so a spent token stays good until one of its
 * successors is used, and 30 s more. Whoever shows a token later than that copied it: the family closes.
 */
export interface TokenFamily {
  readonly familyId: string;
  readonly userId: string;
  readonly tokens: readonly FamilyToken[];
  readonly closed: boolean;
}

export interface FamilyToken {
  /** SHA-256 of the token's id; the id itself is kept nowhere. */
  readonly hash: string;
  /** Hash of the token that was spent for this one; absent for the first. */
  readonly parent?: string | undefined;
  /** After this the token is refused; absent while it is not bounded. */
  readonly goodUntil?: Date | undefined;
}

/** Milliseconds that a predecessor outlives the first use of its successor. */
export const gracePeriod = 30_000;

export interface TokenUse {
  readonly accepted: boolean;
  readonly family: TokenFamily;
}

/** A family with its first token. */
export function openFamily(familyId: string, userId: string, hash: string): TokenFamily {
  return { familyId, userId, tokens: [{ hash }], closed: false };
}

/**
 * Spends a token for a successor. The answered family is what must be written, whether the use is accepted or not:
 * a token that is unknown or past its grace closes it.
 */
export function spendToken(family: TokenFamily, hash: string, successor: string, now: Date): TokenUse {
  const token = family.tokens.find((one) => one.hash === hash);
  if (family.closed || !token || isPast(token, now))
    return { accepted: false, family: { ...family, tokens: [], closed: true } };
  const bounded = family.tokens
    .filter((one) => !isPast(one, now))
    .map((one) => (isSuperseded(one, token) ? bound(one, now) : one));
  return { accepted: true, family: { ...family, tokens: [...bounded, { hash: successor, parent: hash }] } };
}

function isPast({ goodUntil }: FamilyToken, now: Date): boolean {
  return goodUntil !== undefined && goodUntil < now;
}

/** The used token replaces its parent and the successors that its parent gave to others. */
function isSuperseded(other: FamilyToken, used: FamilyToken): boolean {
  if (used.parent === undefined || other.hash === used.hash) return false;
  return other.hash === used.parent || other.parent === used.parent;
}

function bound(token: FamilyToken, now: Date): FamilyToken {
  const limit = new Date(now.getTime() + gracePeriod);
  return { ...token, goodUntil: token.goodUntil && token.goodUntil < limit ? token.goodUntil : limit };
}
