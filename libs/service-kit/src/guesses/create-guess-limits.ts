import { appError } from '@alveole/contracts';
import type { Database } from '@alveole/persistence';
import { createCountStore } from './count-store.ts';
import { createGuessKeys } from './guess-keys.ts';
import type { Guesser } from './guess-keys.ts';
import type { GuessRules } from './guess-rules.ts';
import { createKnownPlaceStore } from './known-place-store.ts';
import { createTurnStore } from './turn-store.ts';

/** Where a guess comes from, as far as one account is concerned. */
export interface Place {
  readonly key: string;
  /** Somebody has signed in to this account from this device or address. */
  readonly isKnown: boolean;
}

/** A guess at a secret of somebody: `subject` is a mail, whether an account has it or not. */
export interface Guess {
  readonly purpose: string;
  readonly subject: string;
  readonly guesser: Guesser;
}

export interface GuessLimits {
  placeOf(subject: string, guesser: Guesser): Promise<Place>;
  /**
   * Counts a guess before it is judged, so that parallel ones share the allowance. Answers how many its place has left
   * after it; undefined once that is locked out. Throws `TooManyRequestsException` with the delay where a stranger must wait for its turn.
   */
  take(guess: Guess, rules: GuessRules): Promise<number | undefined>;
  /** The guess was right: its place starts anew. */
  forgive(guess: Guess): Promise<void>;
  /** Somebody signed in from here: neither this device nor this address is a stranger to the account any more. */
  remember(subject: string, guesser: Guesser): Promise<void>;
}

/**
 * Who is slowed, and how (ADR 18). Guesses are counted by account and place: a device that once signed in has a count
 * of its own, whoever else guesses; so has an address. Beyond that an account as a whole is slowed for strangers,
 * never shut: each waits for its turn, which comes.
 * @param pepper keys the hashes under which mails and addresses are counted
 */
export function createGuessLimits(database: Database, pepper: string, now: () => Date): GuessLimits {
  const keys = createGuessKeys(pepper);
  const counts = createCountStore(database, 'attempts', now);
  const turns = createTurnStore(database, now);
  const known = createKnownPlaceStore(database, now);

  const placeOf = async (subject: string, guesser: Guesser): Promise<Place> => {
    const [device, address] = [keys.device(subject, guesser), keys.address(subject, guesser)];
    const met = await known.among([device, address]);
    if (guesser.device !== undefined && met.has(device)) return { key: device, isKnown: true };
    return { key: address, isKnown: met.has(address) };
  };

  const strangerWait = async ({ purpose, subject }: Guess, own: string, rules: GuessRules): Promise<number> => {
    const { count } = await counts.add(keys.strangers(purpose, subject), rules.windowMs);
    return count <= rules.freeGuesses ? 0 : turns.take(own);
  };

  return {
    placeOf,
    async take(guess, rules) {
      const { key, isKnown } = await placeOf(guess.subject, guess.guesser);
      const own = keys.own(guess.purpose, key);
      const { count } = await counts.add(own, rules.windowMs);
      if (count > rules.ownGuesses) return undefined;
      const wait = isKnown ? 0 : await strangerWait(guess, own, rules);
      if (wait === 0) return rules.ownGuesses - count;
      await counts.takeBack(own);
      throw appError('TooManyRequestsException', 'Too many attempts.', { retryAfter: Math.ceil(wait / 1000) });
    },
    async forgive({ purpose, subject, guesser }) {
      const own = keys.own(purpose, (await placeOf(subject, guesser)).key);
      await Promise.all([counts.forget(own), turns.forget(own)]);
    },
    async remember(subject, guesser) {
      const device = guesser.device === undefined ? [] : [keys.device(subject, guesser)];
      await known.remember([...device, keys.address(subject, guesser)]);
    },
  };
}
