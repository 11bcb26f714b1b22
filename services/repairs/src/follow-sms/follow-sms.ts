import { smsFailureOf } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';

export interface DeliveryReport {
  readonly repairId: string;
  /** Of the message that the report is about. */
  readonly eventId: string;
  readonly state: keyof typeof deliveries;
  readonly at: Date;
  /** Why it failed, as the provider words it. */
  readonly reason?: string | undefined;
}

/** What the file tells of its last message; `unknown` stays pending: nobody can say more. */
const deliveries = { sent: 'sent', unknown: 'pending', delivered: 'delivered', failed: 'failed' } as const;

/**
 * Notes what became of an SMS of a file: each rung beside its message, the newest as what the file shows. Reports on an
 * earlier message, or older than the known one, leave what is shown. Heard twice, it is noted once.
 */
export async function followSms(
  { repairs }: RepairsPorts,
  { repairId, eventId, state, at, reason }: DeliveryReport,
): Promise<void> {
  if (state !== 'unknown') {
    const failure = state === 'failed' ? { failure: smsFailureOf(reason) } : {};
    await repairs.noteRung({ repairId, eventId, state, at, ...failure });
  }
  await repairs.noteDelivery({ repairId, eventId, at, delivery: deliveries[state] });
}
