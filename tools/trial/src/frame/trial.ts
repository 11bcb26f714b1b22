import type { Random } from '@alveole/seed-data';
import type { Installation, Product } from '@alveole/start/run-product';

/** What a trial is given. Products it starts are ended, and their folders removed, when it is over. */
export interface TrialContext {
  /** The shortest form, for every run of the checks; else the full count. */
  readonly short: boolean;
  /** Draws that the seed decides: the same seed tries the same things. */
  readonly random: Random;
  /** The arguments after the trial's name that the frame does not know, for example `--specs DIR`. */
  readonly args: readonly string[];
  /** Starts the product as `npm start` does, on an empty data folder unless one is given. */
  startProduct(env?: Readonly<Record<string, string>>, installation?: Installation): Promise<Product>;
  /** One observation, counted as tried and as held or broken. Answers whether it held. */
  check(what: string, holds: boolean): boolean;
  /** A bound of time. The full form, on a quiet machine, holds it as `check` does; the short one prints what missed it, and goes on. */
  measure(what: string, isMet: boolean): boolean;
  /** A figure worth reading, such as a latency; it decides nothing. */
  figure(name: string, value: string): void;
  /** Runs when the trial is over, whatever came of it. */
  afterwards(end: () => Promise<void> | void): void;
}

/** How one promise of docs/PROMISES.md is tried on the running product. Lives in `tools/trial/src/<name>/<name>.trial.ts`. */
export interface Trial {
  /** The promise, in one sentence. */
  readonly promise: string;
  /** Whether a bound of time decides, so that nothing may run beside it. */
  readonly measures?: true;
  run(context: TrialContext): Promise<void>;
}
