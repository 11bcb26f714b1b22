import { isStopped } from '@alveole/domain';
import type { RefundsPorts } from '../ports.ts';
import { batchEvent } from '../record/batch-events.ts';
import { sharesIn } from '../record/refund-batch.ts';
import { recordActs } from '../store/record-act.ts';
import type { RefundBatch } from '../record/refund-batch.ts';
import type { BatchMove } from './move-batch.ts';

type StopDraftPorts = Pick<RefundsPorts, 'batches' | 'accounts' | 'now'>;

/**
 * Refuses or withdraws a draft, and frees its files; the event frees them too, so that a crash in between leaves none
 * held. Undefined when somebody else wrote meanwhile.
 */
export async function stopDraft(
  ports: StopDraftPorts,
  batch: RefundBatch,
  { step, person, reason, requestId }: BatchMove,
): Promise<RefundBatch | undefined> {
  if (!isStopped(step)) return undefined;
  const at = ports.now();
  const event = batchEvent(batch, step, { at, sequence: batch.sequence + 1, requestId });
  const stopped = await ports.batches.write(batch, { state: step, stopped: { ...person, at, reason } }, [event]);
  if (stopped) await freeFiles(ports, stopped);
  return stopped;
}

/**
 * After an approval that came too late: where the draft was stopped meanwhile, tells again that its files are free,
 * since the approval locked them at repairs after that was told first. False where it was not stopped.
 */
export async function freeStopped(
  ports: StopDraftPorts,
  { batchId, funderId, lines }: RefundBatch,
  requestId: string,
): Promise<boolean> {
  const batch = await ports.batches.find(batchId);
  if (!batch || !isStopped(batch.state)) return false;
  const moment = { at: ports.now(), sequence: batch.sequence + 1, requestId };
  await ports.batches.write(batch, {}, [batchEvent({ batchId, funderId, lines }, batch.state, moment)]);
  await freeFiles(ports, batch);
  return true;
}

async function freeFiles(ports: StopDraftPorts, batch: RefundBatch): Promise<void> {
  const repairIds = batch.lines.map(({ repairId }) => repairId);
  await recordActs(ports, sharesIn(batch, repairIds), { act: 'leave', batchId: batch.batchId });
}
