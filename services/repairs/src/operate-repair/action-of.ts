import type { RepairOperationInput } from '@alveole/contracts';
import type { RepairAction } from '@alveole/domain';
import { centsOfEuros } from '@alveole/domain';
import { invalidField } from '../wire/refusals.ts';
import type { Facts } from './effect.ts';

/** The wire's operation in the words of the rules. */
export function actionOf(
  { operation_code, operation_data: data }: RepairOperationInput,
  { phone, smsEnabled }: Facts,
): RepairAction {
  return {
    operation: operation_code,
    ...('text' in data ? { text: data.text } : {}),
    ...('motif' in data && data.motif !== undefined ? { text: data.motif.tab.join('\n') } : {}),
    ...('amount_to_refund' in data ? { adjustmentCents: requireCents('amount_to_refund', data.amount_to_refund) } : {}),
    ...(data.operation_comment === undefined ? {} : { comment: data.operation_comment }),
    withCode: 'code' in data && data.code !== undefined,
    phoneKnown: phone !== undefined,
    smsEnabled,
  };
}

/** Whole cents of the wire's decimal euros. Throws ValidationException on more than two decimals. */
export function requireCents(field: string, euros: number): number {
  const cents = centsOfEuros(euros);
  if (cents === undefined) throw invalidField(field, 'Invalid amount');
  return cents;
}
