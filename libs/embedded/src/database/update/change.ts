import type { Slot } from './update-path.ts';

/** When the update runs. */
export interface UpdateMoment {
  readonly now: Date;
}

/** What an operator does at one place. */
export type Change = (slot: Slot, moment: UpdateMoment) => void;
