import { eurosOfCents } from '@alveole/domain';
import type { ReceiptAnswer, RecoveryState, ProposalAct } from '@alveole/domain';
import type { RouteInput, RouteRequest } from '../define/define-route.ts';
import { centsOf } from '../values/wire-values.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { listReceipts, listRecoveries, requestPayment, settleReceipt, writeOffRecovery } from './routes.ts';
import type { DebtView, ReceiptView, RecoveryView } from './view.ts';

/** What is asked of an establishment. */
export interface PaymentRequest {
  readonly entityId: string;
  readonly funderId?: string;
  readonly amountCents: number;
  /** Why none of its files will net it. */
  readonly reason?: string;
}

/** The body that asks for a debt as it was read. */
export function requestPaymentBody(
  { entityId, funderId, owedCents }: Pick<DebtView, 'entityId' | 'funderId' | 'owedCents'>,
  reason?: string,
): RouteInput<typeof requestPayment>['body'] {
  return { entity_id: entityId, funder_id: funderId, amount: eurosOfCents(owedCents), reason };
}

/** Reads what `requestPaymentBody` writes. */
export function paymentRequestOf(body: RouteRequest<typeof requestPayment>['body']): PaymentRequest {
  const { entity_id: entityId, funder_id: funderId, amount, reason } = body;
  return withoutAbsent({ entityId, funderId, amountCents: centsOf(amount), reason });
}

/** A step of two people, as the version was read. */
export interface TwoPersonRequest {
  readonly rowHash: string;
  readonly act: ProposalAct;
  readonly reason?: string;
}

/** The body that proposes to write off what is left. */
export function proposeWriteOffBody(
  { rowHash }: Pick<RecoveryView, 'rowHash'>,
  reason: string,
): RouteInput<typeof writeOffRecovery>['body'] {
  return { last_row_hash: rowHash, act: 'propose', reason };
}

/** The body that confirms what a first person proposed, or takes it back. */
export function endTwoPersonBody({ rowHash }: { readonly rowHash: string }, isConfirmed: boolean) {
  return { last_row_hash: rowHash, act: isConfirmed ? ('confirm' as const) : ('take_back' as const) };
}

/** Reads what `proposeWriteOffBody` and `endTwoPersonBody` write. */
export function writeOffRequestOf(body: RouteRequest<typeof writeOffRecovery>['body']): TwoPersonRequest {
  const { last_row_hash: rowHash, ...step } = body;
  return withoutAbsent({ rowHash, ...step });
}

/** A step about a receipt. */
export interface ReceiptRequest extends TwoPersonRequest {
  readonly answer?: ReceiptAnswer;
  readonly recoveryId?: string;
}

/** The body that says what money is for: a request, or none since it was given back. */
export function proposeReceiptBody(
  { rowHash }: Pick<ReceiptView, 'rowHash'>,
  recoveryId: string | undefined,
): RouteInput<typeof settleReceipt>['body'] {
  return recoveryId === undefined
    ? { last_row_hash: rowHash, act: 'propose', answer: 'give_back' }
    : { last_row_hash: rowHash, act: 'propose', answer: 'attribute', recovery_id: recoveryId };
}

/** Reads what `proposeReceiptBody` and `endTwoPersonBody` write. */
export function receiptRequestOf(body: RouteRequest<typeof settleReceipt>['body']): ReceiptRequest {
  const recoveryId = 'recovery_id' in body ? body.recovery_id : undefined;
  const answer = 'answer' in body ? body.answer : undefined;
  return withoutAbsent({ rowHash: body.last_row_hash, act: body.act, answer, recoveryId });
}

/**
 * The query of a page of payment requests.
 * @param last the last one that is shown already
 */
export function recoveriesQuery(
  state: RecoveryState | undefined,
  last?: RecoveryView,
): RouteInput<typeof listRecoveries>['query'] {
  return { state, created_after: last && `${last.createdAt},${last.recoveryId}` };
}

/** The query of a page of receipts. */
export function receiptsQuery(last?: ReceiptView): RouteInput<typeof listReceipts>['query'] {
  return { created_after: last && `${last.createdAt},${last.receiptId}` };
}
