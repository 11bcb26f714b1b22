import type { BankAnswer, RefundTarget } from '@alveole/domain';
import type { RouteInput } from '../define/define-route.ts';
import type {
  approvePayee,
  hearBank,
  listBankQuestions,
  listRefundable,
  listRefunds,
  settleBankQuestion,
  writeRefund,
} from './routes.ts';
import type { BankQuestionView, RefundableView, RefundBatchView } from './view.ts';

type Body = RouteInput<typeof writeRefund>['body'];

/** The body that puts files into a new batch. */
export function draftRefundBody(repairIds: readonly string[]): Body {
  return { repair_ids: [...repairIds] };
}

/** The body that moves a batch to another state. */
export function moveRefundBody(
  { batchId, rowHash }: Pick<RefundBatchView, 'batchId' | 'rowHash'>,
  state: Exclude<RefundTarget, 'refused'>,
): Body {
  return { refund_id: batchId, state, last_row_hash: rowHash };
}

/** The body that refuses a draft. */
export function refuseRefundBody(
  { batchId, rowHash }: Pick<RefundBatchView, 'batchId' | 'rowHash'>,
  reason: string,
): Body {
  return { refund_id: batchId, state: 'refused', reason, last_row_hash: rowHash };
}

/**
 * The query of a page of files that wait.
 * @param last the last one that is shown already
 */
export function refundableQuery(last?: RefundableView): RouteInput<typeof listRefundable>['query'] {
  return { created_after: last && `${last.validatedAt},${last.repairId}` };
}

/**
 * The query of a page of batches.
 * @param last the last one that is shown already
 */
export function refundsQuery(last?: RefundBatchView): RouteInput<typeof listRefunds>['query'] {
  return { created_before: last && `${last.createdAt},${last.batchId}` };
}

/**
 * The query of a page of what the bank left unclear.
 * @param last the last question that is shown already
 */
export function bankQuestionsQuery(last?: BankQuestionView): RouteInput<typeof listBankQuestions>['query'] {
  return { created_before: last && `${last.createdAt},${last.questionId}` };
}

/** The body that lets money go to an account of which somebody has seen the last four characters. */
export function approvePayeeBody(ibanEndsWith: string): RouteInput<typeof approvePayee>['body'] {
  return { iban_ends_with: ibanEndsWith };
}

/**
 * The body that hands over a file of the bank: its text, or its bytes in base 64, of which the service makes out the
 * encoding, or that it is a ZIP.
 */
export function bankFileBody(
  file: { readonly text: string } | { readonly base64: string },
): RouteInput<typeof hearBank>['body'] {
  return 'text' in file ? { content: file.text } : { content_base64: file.base64 };
}

/** The body that proposes an answer to a question of the bank. */
export function proposeAnswerBody(
  { rowHash }: Pick<BankQuestionView, 'rowHash'>,
  answer: BankAnswer,
  candidate: string | undefined,
): RouteInput<typeof settleBankQuestion>['body'] {
  return { last_row_hash: rowHash, act: 'propose', answer, ...(candidate === undefined ? {} : { candidate }) };
}

/** The body that takes the proposed answer back, or confirms it. */
export function endProposalBody(
  { rowHash }: Pick<BankQuestionView, 'rowHash'>,
  isConfirmed: boolean,
): RouteInput<typeof settleBankQuestion>['body'] {
  return { last_row_hash: rowHash, act: isConfirmed ? 'confirm' : 'take_back' };
}
