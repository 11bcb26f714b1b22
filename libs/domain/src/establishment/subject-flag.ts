import { accept, refuse, type Decision, type Refusal } from '../decision.ts';

/** What staff flags: an establishment, or a beneficiary. */
export const flagSubjects = ['shop', 'person'] as const;
export type FlagSubject = (typeof flagSubjects)[number];

/** The longest reason, in characters. */
export const maxFlagReason = 200;
/** How far ahead a flag may end, in days. */
export const maxFlagDays = 731;

export type FlagState = 'in-force' | 'removed' | 'expired';

export interface FlagFacts {
  /** Its last day, `AAAA-MM-JJ`: it is in force until the end of that day. */
  readonly lastDay: string;
  readonly isRemoved: boolean;
}

/** @param today the day, `AAAA-MM-JJ` */
export function flagStateOf({ lastDay, isRemoved }: FlagFacts, today: string): FlagState {
  if (isRemoved) return 'removed';
  return lastDay < today ? 'expired' : 'in-force';
}

export const flagEndsBefore: Refusal = {
  code: 'ValidationException',
  id: 'the-flag-ends-before-today',
  message: 'The flag ends before today.',
  explanation: 'Donnez un dernier jour à partir d’aujourd’hui',
};

export const flagEndsTooLate: Refusal = {
  code: 'ValidationException',
  id: 'the-flag-ends-too-late',
  message: 'The flag ends more than two years ahead.',
  explanation: 'Donnez un dernier jour dans les deux ans',
};

/** Whether a flag may last until a day. */
export function decideFlag(lastDay: string, today: string): Decision<void> {
  if (lastDay < today) return refuse(flagEndsBefore);
  const days = (Date.parse(lastDay) - Date.parse(today)) / 86_400_000;
  return days > maxFlagDays ? refuse(flagEndsTooLate) : accept(undefined);
}
