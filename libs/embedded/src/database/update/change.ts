import type { Slot } from './update-path.ts';

/** What an operator does at one place. */
export type Change = (slot: Slot) => void;
