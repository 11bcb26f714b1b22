import { accept, refuse, type Decision } from '../decision.ts';
import type { RefundActor } from './decide-refund.ts';
import { ownAccountChange } from './refund-refusals.ts';

/** Whose account changed, as far as it is known; nobody of staff where the establishment did it itself. */
export interface ChangedAccount {
  readonly changedById: string | undefined;
}

/** Whether a person may let money go to a changed account: the second person, so not whoever changed it. */
export function decidePayeeApproval({ changedById }: ChangedAccount, { userId }: RefundActor): Decision<void> {
  return changedById === userId ? refuse(ownAccountChange) : accept(undefined);
}
