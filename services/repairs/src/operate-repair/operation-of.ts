import type { RepairOperationInput } from '@alveole/contracts/repair';
import { centsOfEuros } from '@alveole/domain';
import { invalidField } from '../wire/refusals.ts';
import type { ClientOperation, Operation, OperationData, SentMedia } from '../record/operation.ts';

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
  FAC: (data) => ({ ...mediaOf(data), invoiceCents: centsOf('amount_net', data.amount_net) }),
  FACVE: (data) => ({ ...mediaOf(data), participants: data.amount_id }),
  PHO: mediaOf,
  SMS: nothing,
  MEL: nothing,
  LIEN: nothing,
  VAL: ({ code }) => ({ code }),
  MSG: ({ text }) => ({ text }),
  CAN: nothing,
  BUG: nothing,
  COM: reasons,
  COMECH: reasons,
  COMR: nothing,
  COMRECH: nothing,
  AVAL: nothing,
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

function mediaOf({ media_url, media_hash, type_file }: Wire['PHO']): SentMedia {
  return { mediaName: media_url, mediaHash: media_hash, extension: type_file };
}

function centsOf(field: string, euros: number): number {
  const cents = centsOfEuros(euros);
  if (cents === undefined) throw invalidField(field, 'Invalid amount');
  return cents;
}
