import { centsOfEuros, channelOperations, eurosOfCents } from '@alveole/domain';
import type { CodeChannel, Participants } from '@alveole/domain';
import { appError } from '../errors/app-error.ts';
import type { ClientOperation, Operation, OperationData, SentMedia } from './operation.ts';
import { sentAnswersOf, wireAnswersOf } from './question-answers.ts';
import type { SentAnswers } from './question-answers.ts';
import { mediaOf, wireMedia } from './sent-media.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import { reasonLines } from './reason-lines.ts';
import type { RepairBike } from './view.ts';
import type { RepairOperationInput } from './operation-wire.ts';

const motif = (text: string) => ({ code: 'CODE29' as const, tab: reasonLines(text) });

/** Why staff changes what a beneficiary confirmed; nothing where nobody says. */
const commentOf = (reason: string) => (reason.trim() === '' ? {} : { operation_comment: reason.trim() });

/** What an invoice may bring beside its file and its amount. */
interface InvoiceDetails {
  readonly announcedPremiumCents?: number | undefined;
  readonly answers?: SentAnswers | undefined;
  readonly reason?: string | undefined;
}

const answersPart = (answers: SentAnswers = {}) => withoutAbsent({ answers: wireAnswersOf(answers) });

/** Operations of people, as the wire takes them; `operationOf` reads them again. */
export const operationBody = {
  /** @param details the premium that the page told the client, another one is refused; answers to the campaign's questions; why staff changes what was confirmed */
  invoice: (media: SentMedia, invoiceCents: number, details: InvoiceDetails = {}) => ({
    operation_code: 'FAC',
    operation_data: {
      ...wireMedia(media),
      amount_net: eurosOfCents(invoiceCents),
      ...(details.announcedPremiumCents !== undefined && {
        announced_amount_to_refund: eurosOfCents(details.announcedPremiumCents),
      }),
      ...answersPart(details.answers),
      ...commentOf(details.reason ?? ''),
    },
  }),
  sessionInvoice: (media: SentMedia, participants: Participants, answers: SentAnswers = {}) => ({
    operation_code: 'FACVE',
    operation_data: { ...wireMedia(media), amount_id: participants, ...answersPart(answers) },
  }),
  photo: (media: SentMedia) => ({ operation_code: 'PHO', operation_data: wireMedia(media) }),
  /** Puts right which bike the file is about; a comment that is left out is taken away. */
  correctBike: ({ brand, serial, comment = '' }: RepairBike) => ({
    operation_code: 'VELO',
    operation_data: { repair_bike_brand: brand, repair_bike_serial: serial, repair_bike_comment: comment },
  }),
  /** Asks the beneficiary to confirm, on one of the ways. */
  askToConfirm: (channel: CodeChannel) => ({ operation_code: channelOperations[channel], operation_data: {} }),
  /** A code to another number or address, which the client names for this once. */
  sendCodeToNumber: (phone: string) => ({ operation_code: 'SMS', operation_data: { phone } }),
  sendCodeToAddress: (mail: string) => ({ operation_code: 'MEL', operation_data: { mail } }),
  confirmPickUp: (code: string) => ({ operation_code: 'VAL', operation_data: { code } }),
  /** Staff confirms without a code, and says why. */
  confirmPickUpWithoutCode: (comment: string) => ({
    operation_code: 'VAL',
    operation_data: { operation_comment: comment },
  }),
  message: (text: string) => ({ operation_code: 'MSG', operation_data: { text } }),
  /** On one's honour: the file was not transmitted because of the incident. */
  declareIncident: () => ({ operation_code: 'BUG', operation_data: {} }),
  /** The receipt by mail, to the address of the beneficiary or to one that he names at the counter. */
  sendReceipt: (mail?: string) => ({ operation_code: 'RECU', operation_data: mail === undefined ? {} : { mail } }),
  giveUp: () => ({ operation_code: 'CAN', operation_data: {} }),
  /** Complements, of a file or of a sample. */
  askComplement: (code: 'COM' | 'COMECH', text: string) => ({
    operation_code: code,
    operation_data: { motif: motif(text) },
  }),
  /** Why may be left out. */
  notEligible: (text: string) => ({
    operation_code: 'NIL',
    operation_data: text.trim() === '' ? {} : { motif: motif(text) },
  }),
  /** A step of the review that says nothing more. */
  review: (code: 'RECO' | 'AVAL' | 'AVALECH' | 'COMR' | 'COMRECH' | 'ECH' | 'ACAN') => ({
    operation_code: code,
    operation_data: {},
  }),
  /** A paid premium, by a signed difference, and why: the repairer reads it. */
  correctPremium: (code: 'FACCOR' | 'FACVECOR', adjustmentCents: number, reason: string) => ({
    operation_code: code,
    operation_data: { amount_to_refund: eurosOfCents(adjustmentCents), operation_comment: reason },
  }),
} as const satisfies Record<string, (...given: never[]) => RepairOperationInput>;

type Wire = { readonly [O in RepairOperationInput as O['operation_code']]: O['operation_data'] };

const nothing = () => ({});
/** The lines of the reasons, and behind them a text that is none of them. */
const reasons = ({ motif, text }: Wire['COM']) => {
  const lines = motif?.tab ?? [];
  return { reasonLines: text === undefined || lines.includes(text) ? lines : [...lines, text] };
};
const adjustment = ({ amount_to_refund }: { readonly amount_to_refund: number }) => ({
  adjustmentCents: centsOf('amount_to_refund', amount_to_refund),
});

/** What each operation carries, out of the wire's words. */
const readers: { readonly [Code in ClientOperation]: (data: Wire[Code]) => OperationData[Code] } = {
  FAC: (data) => ({
    ...mediaOf(data),
    invoiceCents: centsOf('amount_net', data.amount_net),
    ...(data.announced_amount_to_refund !== undefined && {
      announcedPremiumCents: centsOf('announced_amount_to_refund', data.announced_amount_to_refund),
    }),
    answers: sentAnswersOf(data.answers),
  }),
  FACVE: (data) => ({ ...mediaOf(data), participants: data.amount_id, answers: sentAnswersOf(data.answers) }),
  PHO: mediaOf,
  VELO: ({ repair_bike_brand: brand, repair_bike_serial: serial, repair_bike_comment: comment }) => ({
    brand: brand.trim(),
    serial: serial.trim(),
    ...(comment === undefined ? {} : { comment: comment.trim() }),
  }),
  SMS: ({ phone }) => ({ phone }),
  MEL: ({ mail }) => ({ mail }),
  LIEN: nothing,
  VAL: ({ code }) => ({ code }),
  MSG: ({ text }) => ({ text }),
  RECU: ({ mail }) => ({ mail }),
  CAN: nothing,
  BUG: nothing,
  COM: reasons,
  COMECH: reasons,
  COMR: nothing,
  COMRECH: nothing,
  AVAL: nothing,
  RECO: nothing,
  AVALECH: nothing,
  ECH: nothing,
  NIL: ({ motif }) => ({ reasonLines: motif?.tab }),
  ACAN: nothing,
  FACCOR: adjustment,
  FACVECOR: adjustment,
};

type WireOperation<Code extends ClientOperation> = {
  readonly [C in Code]: { readonly operation_code: C; readonly operation_data: Wire[C] };
}[Code];

/** The operation of a request. Throws ValidationException on an amount with more than two decimals. */
export function operationOf<Code extends ClientOperation>({
  operation_code,
  operation_data,
}: WireOperation<Code>): Operation<Code> {
  return {
    code: operation_code,
    data: readers[operation_code](operation_data),
    comment: operation_data.operation_comment,
    operationDate: operation_data.operation_date,
  };
}

function centsOf(field: string, euros: number): number {
  const cents = centsOfEuros(euros);
  if (cents === undefined)
    throw appError('ValidationException', `repair_data.operation_data.${field} (INVALID): Invalid amount`);
  return cents;
}
