/** How often a secret may be guessed. */
export interface GuessRules {
  /** Guesses of one place (an address, or a device that is known) before it is locked out for a window. */
  readonly ownGuesses: number;
  /** Guesses of all strangers together in a window, before each of them has to wait for its turn. */
  readonly freeGuesses: number;
}

export const passwordRules: GuessRules = { ownGuesses: 5, freeGuesses: 20 };
/** Six digits by mail. */
export const mailCodeRules: GuessRules = { ownGuesses: 5, freeGuesses: 10 };

/** Guesses are counted, and a lock lasts, this long. */
export const guessWindowMs = 15 * 60_000;

/**
 * A stranger's first turn comes after this, whatever others do; each turn that it has used doubles its next wait:
 * seven turns in the first hour of an address, twelve in a day.
 */
export const firstWaitMs = 20_000;
