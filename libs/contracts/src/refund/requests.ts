import type { BankAnswer, BankQuestionAct, RefundTarget } from '@alveole/domain';
import type { RouteInput, RouteRequest } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type {
  approvePayee,
  hearBank,
  listBankQuestions,
  listRefundable,
  listRefunds,
  settleBankQuestion,
  writeRefund,
} from './routes.ts';
import type { BankQuestionView } from './bank-view.ts';
import type { RefundableView, RefundBatchView } from './view.ts';

type Body = RouteInput<typeof writeRefund>['body'];

/** The next state of a batch, as its version was read. */
export interface BatchMove {
  readonly batchId: string;
  readonly rowHash: string;
  readonly state: RefundTarget;
  /** Of a refusal. */
  readonly reason?: string;
}

/** What the one call of the specification asks for: files to draft a batch of, or the next state of a batch. */
export type RefundRequest = DraftedFiles | BatchMove;

/** Files of which a batch is drafted. */
export interface DraftedFiles {
  readonly repairIds: readonly string[];
  /** Whose shares; absent where one funder pays these files. */
  readonly funderId?: string;
}

/** Reads what `draftRefundBody`, `moveRefundBody` and `refuseRefundBody` write. */
export function refundRequestOf(body: RouteRequest<typeof writeRefund>['body']): RefundRequest {
  if ('repair_ids' in body) return withoutAbsent({ repairIds: body.repair_ids, funderId: body.funder_id });
  return withoutAbsent({
    batchId: body.refund_id,
    rowHash: body.last_row_hash,
    state: body.state,
    reason: 'reason' in body ? body.reason : undefined,
  });
}

/** The body that puts files into a new batch. */
export function draftRefundBody({ repairIds, funderId }: DraftedFiles): Body {
  return { repair_ids: [...repairIds], ...(funderId !== undefined && { funder_id: funderId }) };
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
export function refundableQuery(last?: RefundableView, funderId?: string): RouteInput<typeof listRefundable>['query'] {
  return { created_after: last && `${last.validatedAt},${last.shareId}`, funder_id: funderId };
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

/** The last four characters of the account that the body approves. */
export function approvedAccountOf({ iban_ends_with }: RouteRequest<typeof approvePayee>['body']): string {
  return iban_ends_with;
}

/**
 * The body that hands over a file of the bank: its text, or its bytes in base 64, of which the service makes out the
 * encoding, or that it is a ZIP.
 */
export function bankFileBody(file: BankFile): RouteInput<typeof hearBank>['body'] {
  return 'text' in file ? { content: file.text } : { content_base64: file.base64 };
}

/** A file of the bank: its text, or its bytes in base 64. */
export type BankFile = { readonly text: string } | { readonly base64: string };

/** The file of the bank that the body hands over. */
export function bankFileOf(body: RouteRequest<typeof hearBank>['body']): BankFile {
  return 'content' in body ? { text: body.content } : { base64: body.content_base64 };
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

/** A step towards the answer to a question of the bank, as its version was read. */
export interface QuestionRequest {
  readonly rowHash: string;
  readonly act: BankQuestionAct;
  /** What is proposed, and about which candidate. */
  readonly answer?: BankAnswer;
  readonly candidate?: string;
}

/** Reads what `proposeAnswerBody` and `endProposalBody` write. */
export function questionRequestOf({
  last_row_hash: rowHash,
  ...asked
}: RouteRequest<typeof settleBankQuestion>['body']): QuestionRequest {
  return withoutAbsent({ rowHash, ...asked });
}
