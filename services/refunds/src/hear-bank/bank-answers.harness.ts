import { RepairStatus } from '@alveole/domain';
import type { OpenRefunds } from '../refunds.harness.ts';

/** Two establishments with a file each, in one batch that the bank has. */
export async function handedOver(refunds: OpenRefunds) {
  const files = [
    await refunds.fileAt(RepairStatus.validated, await refunds.establishment()),
    await refunds.fileAt(RepairStatus.validated, await refunds.establishment(), { cents: 4250 }),
  ];
  const batchId = await refunds.exported(...files);
  const { transfers } = await refunds.batch(batchId);
  return { batchId, files, references: transfers.map(({ reference }: { reference: string }) => reference) };
}

/** What a file of the bank is answered with. */
export const heardBy = async (refunds: OpenRefunds, content: string) => (await refunds.hear(content)).body;

/** What was told of a batch after its handing over: which event, for which files. */
export async function transfersAfter(refunds: OpenRefunds, batchId: string): Promise<[string, readonly string[]][]> {
  const events = (await refunds.transfersOf(batchId)).slice(3);
  return events.map(({ name, data }) => [name, (data as { repair_ids: string[] }).repair_ids]);
}
