import { accept, refuse, type Decision } from '../decision.ts';
import type { RefundActor } from '../refund/decide-refund.ts';
import { recoveryRefusals } from './recovery-refusals.ts';
import { isOpenRecovery, type ReceiptState, type RecoveryState, type ProposalAct } from './recovery-state.ts';

const day = 86_400_000;

/** What the rules need to know of a debt. */
export interface RuledDebt {
  /** Integer cents that the establishment owes to one funder, what is due to it counted against it. */
  readonly owedCents: number;
  /** When its account last moved. */
  readonly movedAt: Date;
  /** The establishment has left the programme: no file comes any more. */
  readonly isClosed: boolean;
  /** A request to it by this funder is open. */
  readonly isRequested: boolean;
}

/** From when on a debt is requested, as the installation says. */
export interface RequestTerms {
  /** Days without any movement of its account. */
  readonly waitDays: number;
}

/** When a debt may be requested without a reason. */
export function requestableAt(
  { movedAt, isClosed }: Pick<RuledDebt, 'movedAt' | 'isClosed'>,
  { waitDays }: RequestTerms,
): Date {
  return isClosed ? movedAt : new Date(movedAt.getTime() + waitDays * day);
}

/**
 * Whether a payment may be requested: once no file has come for the days that the installation says, the establishment has left,
 * or whoever requests it says why none will come.
 */
export function decideRequest(
  debt: RuledDebt,
  terms: RequestTerms & { readonly now: Date; readonly reason?: string | undefined },
): Decision<void> {
  if (debt.owedCents <= 0) return refuse(recoveryRefusals.nothingOwed);
  if (debt.isRequested) return refuse(recoveryRefusals.requestedAlready);
  const mayCome = terms.now < requestableAt(debt, terms);
  return mayCome && terms.reason === undefined ? refuse(recoveryRefusals.tooEarly) : accept(undefined);
}

/** Whether a payment of this request may be written off: one person proposes it with a reason, another confirms it. */
export function decideWriteOff(
  { state, proposerId }: { readonly state: RecoveryState; readonly proposerId?: string | undefined },
  act: ProposalAct,
  { userId }: RefundActor,
): Decision<void> {
  if (!isOpenRecovery(state)) return refuse(recoveryRefusals.over);
  if ((act === 'propose') !== (proposerId === undefined)) return refuse(recoveryRefusals.otherStep);
  return act === 'confirm' && proposerId === userId ? refuse(recoveryRefusals.ownProposal) : accept(undefined);
}

/** Whether people may say what money of an establishment is for: two of them, and not once it is settled. */
export function decideReceipt(
  { state, proposerId }: { readonly state: ReceiptState; readonly proposerId?: string | undefined },
  act: ProposalAct,
  { userId }: RefundActor,
): Decision<void> {
  if (state !== (act === 'propose' ? 'open' : 'proposed')) return refuse(recoveryRefusals.otherStep);
  return act === 'confirm' && proposerId === userId ? refuse(recoveryRefusals.ownProposal) : accept(undefined);
}

/** When and how often an open request is reminded of, as the installation says. */
export interface ReminderTerms {
  /** Days after the due date, and then after each reminder. */
  readonly everyDays: number;
  readonly most: number;
}

/** Whether a request is to be reminded of: after its due date, so many times at most. @param dueAt the end of its due date */
export function isReminderDue(
  {
    state,
    dueAt,
    remindedAt,
  }: { readonly state: RecoveryState; readonly dueAt: Date; readonly remindedAt: readonly Date[] },
  { everyDays, most }: ReminderTerms,
  now: Date,
): boolean {
  if (!isOpenRecovery(state) || remindedAt.length >= most) return false;
  const last = remindedAt.at(-1) ?? dueAt;
  return now.getTime() >= last.getTime() + everyDays * day;
}
