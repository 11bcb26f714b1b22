/** How often a secret may be guessed. */
export interface GuessRules {
  /** Guesses of one place (an address, or a device that is known) before it is locked out for a window. */
  readonly ownGuesses: number;
  /** Guesses of all strangers together in a window, before each of them has to wait for its turn. */
  readonly freeGuesses: number;
  /** Milliseconds for which guesses are counted, and a lock lasts. */
  readonly windowMs: number;
}

const minute = 60_000;

export const passwordRules: GuessRules = { ownGuesses: 5, freeGuesses: 20, windowMs: 15 * minute };
/** Nobody guesses 256 random bits: what is held off is the load of software that is set up wrongly, or hostile. */
export const clientSecretRules: GuessRules = { ownGuesses: 20, freeGuesses: 100, windowMs: 15 * minute };
/** Six digits by mail: five guesses for all codes that live, since they are counted as long as one lives. */
export const mailCodeRules: GuessRules = { ownGuesses: 5, freeGuesses: 10, windowMs: 30 * minute };

/**
 * A stranger's first turn comes after this, whatever others do; each turn that it has used doubles its next wait:
 * seven turns in the first hour of an address, twelve in a day.
 */
export const firstWaitMs = 20_000;
