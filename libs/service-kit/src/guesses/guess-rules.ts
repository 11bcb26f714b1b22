/** How often a secret may be guessed. */
export interface GuessRules {
  /** Guesses of one place (an address, or a device that is known) before it is locked out for a window. */
  readonly ownGuesses: number;
  /** Guesses of all strangers together in a window, before each of them has to wait for its turn. */
  readonly freeGuesses: number;
  /** How long a stranger waits for its first turn, in milliseconds; each further turn of one address takes twice as long. */
  readonly firstWaitMs: number;
  /** Strangers' turns come no closer than this, however many addresses there are. */
  readonly turnEveryMs: number;
}

/** A password: many to guess, so a little haste is harmless. */
export const passwordRules: GuessRules = {
  ownGuesses: 5,
  freeGuesses: 20,
  firstWaitMs: 15_000,
  turnEveryMs: 1_000,
};

/** Six digits by mail: at 360 turns an hour strangers find one in 2,700 hours. */
export const mailCodeRules: GuessRules = {
  ownGuesses: 5,
  freeGuesses: 10,
  firstWaitMs: 15_000,
  turnEveryMs: 10_000,
};

/** Guesses are counted, and a lock lasts, this long. */
export const guessWindowMs = 15 * 60_000;
