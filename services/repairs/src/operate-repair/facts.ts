import type { RepairOperationInput } from '@alveole/contracts';
import type { RepairRecord } from '../record/repair-record.ts';
import type { Facts, OperatePorts } from './effect.ts';

/**
 * What the rules must know beside the file. For an SMS the beneficiary's number comes from its owner:
 * the repairer may have corrected it a moment ago, and a code must not go to the old one.
 */
export async function readFacts(
  { smsSwitch, beneficiaries }: OperatePorts,
  file: RepairRecord,
  operation: RepairOperationInput,
): Promise<Facts> {
  const asksTheSwitch = operation.operation_code === 'SMS' || operation.operation_code === 'VAL';
  const smsEnabled = asksTheSwitch ? !(await smsSwitch.isOff()) : true;
  if (operation.operation_code !== 'SMS' || !smsEnabled) return { smsEnabled };
  const { smartphone_number } = await beneficiaries.current(file.consumerId);
  return { smsEnabled, phone: smartphone_number };
}
