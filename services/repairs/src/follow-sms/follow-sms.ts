import type { RepairsPorts } from '../ports.ts';

export interface DeliveryReport {
  readonly repairId: string;
  /** Of the message that the report is about. */
  readonly eventId: string;
  readonly state: keyof typeof deliveries;
  readonly at: Date;
}

/** What the file tells of its last message; `unknown` stays pending: nobody can say more. */
const deliveries = { sent: 'sent', unknown: 'pending', delivered: 'delivered', failed: 'failed' } as const;

/** Notes what became of the last SMS of a file. Reports on an earlier message, or older than the known one, change nothing. */
export async function followSms({ repairs }: RepairsPorts, { state, ...report }: DeliveryReport): Promise<void> {
  await repairs.noteDelivery({ ...report, delivery: deliveries[state] });
}
