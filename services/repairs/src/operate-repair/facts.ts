import type { RepairAction } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import type { Operation } from './operation.ts';

/** What the rules must know that neither the file nor the request says. */
export interface Facts {
  /** The beneficiary's number, +33 form; read for SMS only. */
  readonly phone?: string | undefined;
  readonly smsEnabled: boolean;
}

/**
 * For an SMS the beneficiary's number comes from its owner: the repairer may have corrected it a moment ago, and a code
 * must not go to the old one.
 */
export async function readFacts(
  { smsSwitch, beneficiaries }: RepairsPorts,
  file: RepairRecord,
  { code }: Operation,
): Promise<Facts> {
  const asksTheSwitch = code === 'SMS' || code === 'VAL';
  const smsEnabled = asksTheSwitch ? !(await smsSwitch.isOff()) : true;
  if (code !== 'SMS' || !smsEnabled) return { smsEnabled };
  const { phone } = await beneficiaries.current(file.consumerId);
  return { smsEnabled, phone };
}

/** What is asked of the rules. */
export function actionOf({ code, data, comment }: Operation, { phone, smsEnabled }: Facts): RepairAction {
  return {
    operation: code,
    ...('text' in data ? { text: data.text } : {}),
    ...('reasonLines' in data && data.reasonLines !== undefined ? { text: data.reasonLines.join('\n') } : {}),
    ...('adjustmentCents' in data ? { adjustmentCents: data.adjustmentCents } : {}),
    ...(comment === undefined ? {} : { comment }),
    withCode: 'code' in data && data.code !== undefined,
    phoneKnown: phone !== undefined,
    smsEnabled,
  };
}
