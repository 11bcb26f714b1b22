import { accept, refuse, type Decision } from '../decision.ts';
import type { RefundActor } from './decide-refund.ts';
import { ownAccountChange } from './refund-refusals.ts';

/** After a change nothing is paid for so long: whoever took over an account is found out meanwhile. */
export const changedIbanHours = 72;

/** Whose account changed, as far as it is known; nobody of staff where the establishment did it itself. */
export interface ChangedAccount {
  readonly changedById: string | undefined;
}

/** Whether a person may let money go to a changed account: the second person, so not whoever changed it. */
export function decidePayeeApproval({ changedById }: ChangedAccount, { userId }: RefundActor): Decision<void> {
  return changedById === userId ? refuse(ownAccountChange) : accept(undefined);
}
