import { bankAnswers, bankQuestionStates } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { cursor, id, rowHash, text } from '../values/primitives.ts';
import { bankFileCharacters, bankQuestion, bankReport } from './bank-wire.ts';
import { refundBatch, refundLine, refundState, refundableRepair, refusalReason } from './wire.ts';
import { administratorOnly, done } from '../define/route-parts.ts';

export {
  suspendPayments,
  listPaymentSuspensions,
  readSuspensionSetting,
  readPaymentSuspension,
  showSuspensions,
} from './suspension-routes.ts';
export { readOpenPayments, readOpenSubsidies, readOpenSubsidiesCsv } from './open-payments-routes.ts';
export { readOpenAccounts, readOpenAccountsCsv } from './open-accounts-routes.ts';
export {
  readLogKeys,
  readLogHeads,
  readLogLines,
  readLogFile,
  readLogInclusion,
  readLogConsistency,
} from './log-routes.ts';
export {
  readFileMoney,
  listPayments,
  readOwed,
  readPaymentPromise,
  countLatePromises,
  countWaitingPayments,
} from './payment-routes.ts';

export const listRefundable = defineRoute({
  service: 'refunds',
  name: 'listRefundable',
  method: 'GET',
  path: '/backend/repairs_to_refund',
  auth: administratorOnly,
  work: 'list',
  summary: 'Validated files that wait for their transfer, oldest first',
  query: z.strictObject({
    created_after: cursor.optional(),
    /** Whose shares; all where none is named. */
    funder_id: id.optional(),
  }),
  responses: { 200: z.array(refundableRepair) },
});

export const listRefunds = defineRoute({
  service: 'refunds',
  name: 'listRefunds',
  scope: 'payments:read',
  method: 'GET',
  path: '/backend/refunds',
  auth: administratorOnly,
  work: 'list',
  summary: 'Batches of transfers, newest first',
  query: z.strictObject({ created_before: cursor.optional() }),
  responses: { 200: z.array(refundBatch) },
});

export const writeRefund = defineRoute({
  service: 'refunds',
  name: 'writeRefund',
  method: 'PUT',
  path: '/backend/refund',
  auth: administratorOnly,
  summary: 'Draft a batch, then approve, export and confirm it, or stop the draft',
  description:
    'The approver is not the drafter. Only `confirmed` makes the files refunded, by event. A draft is `refused` with a reason by another administrator than its drafter, or `withdrawn` by its drafter: both free its files.',
  body: z.union([
    z.strictObject({
      repair_ids: z.array(id).min(1).max(5000),
      /** Whose shares are drafted; needed where several funders owe for these files. */
      funder_id: id.optional(),
    }),
    z.strictObject({ refund_id: id, state: refundState.exclude(['drafted', 'refused']), last_row_hash: rowHash }),
    z.strictObject({ refund_id: id, state: z.literal('refused'), reason: refusalReason, last_row_hash: rowHash }),
  ]),
  responses: { 200: z.object({ refund_id: id, state: refundState, row_hash: rowHash, sepa_url: z.string() }) },
  errors: [
    'NotAuthorizedException',
    'RefundVersionMismatchException',
    'TransitionRefusedException',
    'TooManyRequestsException',
  ],
  rateLimit: { perMinute: 30, by: 'account', overReplicas: true },
});

export const listRefundedRepairs = defineRoute({
  service: 'refunds',
  name: 'listRefundedRepairs',
  scope: 'payments:read',
  method: 'GET',
  path: '/backend/repairs_refunded/:id',
  auth: administratorOnly,
  work: 'list',
  summary: 'The files of a batch that were refunded',
  description:
    'A bare array of the files whose transfer the bank has paid: none before it answers, nor what it refused or sent back. The batch with all its files is read at `v1/refunds/batches/:id`.',
  params: z.strictObject({ id }),
  responses: { 200: z.array(refundLine) },
  errors: ['NotFoundException'],
});

export const readRefundBatch = defineRoute({
  service: 'refunds',
  name: 'readRefundBatch',
  scope: 'payments:read',
  method: 'GET',
  path: '/v1/refunds/batches/:id',
  auth: administratorOnly,
  work: 'list',
  summary: 'A batch with its files and transfers',
  params: z.strictObject({ id }),
  responses: { 200: refundBatch },
  errors: ['NotFoundException'],
});

export const readSepaFile = defineRoute({
  service: 'refunds',
  name: 'readSepaFile',
  method: 'GET',
  path: '/v1/refunds/batches/:id/sepa.xml',
  auth: administratorOnly,
  summary: 'The pain.001 file of an approved batch',
  params: z.strictObject({ id }),
  responses: { 200: z.string() },
  contentType: 'application/xml',
  errors: ['NotFoundException', 'TransitionRefusedException'],
});

export const hearBank = defineRoute({
  service: 'refunds',
  name: 'hearBank',
  method: 'POST',
  path: '/v1/refunds/bank_files',
  auth: administratorOnly,
  work: 'list',
  summary: 'Read a file of the bank (camt.053, camt.054, pain.002) and settle the transfers that it names',
  description:
    'Each line is found by its end-to-end id, and applied by day of booking, debit before credit. The same file may be read again: what it told before is `known`. As text, or as bytes of which prologue and byte-order mark tell the encoding; a ZIP may hold several. Of a camt.052 nothing is applied. A file with a document type or entities is refused.',
  body: z.union([
    z.strictObject({ content: z.string().min(1).max(bankFileCharacters, 'Too long') }),
    z.strictObject({ content_base64: z.base64('Invalid characters').min(1).max(bankFileCharacters, 'Too long') }),
  ]),
  responses: { 200: bankReport },
  errors: ['NotAuthorizedException', 'RefundVersionMismatchException', 'TooManyRequestsException'],
  rateLimit: { perMinute: 10, by: 'account', overReplicas: true },
});

export const listBankQuestions = defineRoute({
  service: 'refunds',
  name: 'listBankQuestions',
  method: 'GET',
  path: '/v1/refunds/bank_questions',
  auth: administratorOnly,
  work: 'list',
  summary: 'What files of the bank left unclear, newest first, until two people settled it',
  query: z.strictObject({ created_before: cursor.optional() }),
  responses: { 200: z.array(bankQuestion) },
});

export const settleBankQuestion = defineRoute({
  service: 'refunds',
  name: 'settleBankQuestion',
  method: 'PUT',
  path: '/v1/refunds/bank_questions/:id',
  auth: administratorOnly,
  summary: 'Propose an answer to a question of the bank, take it back, or confirm that of another person',
  description: 'Whoever proposed an answer does not confirm it. Only confirmed, the transfers follow.',
  params: z.strictObject({ id }),
  body: z.union([
    z.strictObject({
      last_row_hash: rowHash,
      act: z.literal('propose'),
      answer: z.enum(bankAnswers),
      candidate: text(64).min(1).optional(),
    }),
    z.strictObject({ last_row_hash: rowHash, act: z.enum(['take_back', 'confirm']) }),
  ]),
  responses: { 200: z.object({ question_id: id, state: z.enum(bankQuestionStates), row_hash: rowHash }) },
  errors: [
    'NotFoundException',
    'NotAuthorizedException',
    'RefundVersionMismatchException',
    'TransitionRefusedException',
    'TooManyRequestsException',
  ],
  rateLimit: { perMinute: 30, by: 'account', overReplicas: true },
});

export const approvePayee = defineRoute({
  service: 'refunds',
  name: 'approvePayee',
  method: 'PUT',
  path: '/v1/refunds/payees/:id',
  auth: administratorOnly,
  summary: 'Let money go to the changed account of an establishment',
  description:
    'The account is named by its last four characters, as the folder shows it. It is paid 72 hours after its change at the earliest.',
  params: z.strictObject({ id }),
  body: z.strictObject({ iban_ends_with: z.string().regex(/^[0-9A-Z]{4}$/, 'Invalid characters') }),
  responses: { 200: done },
  errors: ['NotAuthorizedException', 'NotFoundException', 'DuplicatesValueException', 'TooManyRequestsException'],
  rateLimit: { perMinute: 30, by: 'account', overReplicas: true },
});
