/** `unchecked`: this device cannot tell. `absent`: a file that was asked for is not there, or not yet. */
export type OutcomeState = 'sound' | 'faulty' | 'unchecked' | 'absent';

/** One thing that was verified, in French, for whoever asked. */
export interface Outcome {
  readonly state: OutcomeState;
  readonly title: string;
  readonly detail: string;
}

/** How far a verification is; lines that were read of those that there are. */
export interface Progress {
  readonly lines: number;
  readonly of: number;
}

export const soundOutcome = (title: string, detail: string): Outcome => ({ state: 'sound', title, detail });
export const faultyOutcome = (title: string, detail: string): Outcome => ({ state: 'faulty', title, detail });
export const uncheckedOutcome = (title: string, detail: string): Outcome => ({ state: 'unchecked', title, detail });
export const absentOutcome = (title: string, detail: string): Outcome => ({ state: 'absent', title, detail });

/** Whether nothing was found wrong. */
export const isSound = (outcomes: readonly Outcome[]): boolean => outcomes.every(({ state }) => state !== 'faulty');
