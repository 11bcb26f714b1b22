import { randomUUID } from 'node:crypto';
import { isAppError } from '@alveole/contracts';
import { nothingPayable } from '@alveole/domain';
import { isDuplicateKey } from '@alveole/persistence';
import { draftBatch } from '../draft-batch/draft-batch.ts';
import type { DraftBatchPorts } from '../draft-batch/draft-batch.ts';
import type { RefundsPorts } from '../ports.ts';
import type { FileLedger } from '../record/file-ledger.ts';
import type { Person } from '../record/refund-batch.ts';
import { dueWeek, weeklyBatchId } from '../record/batch-week.ts';

export type DraftWeeklyPorts = DraftBatchPorts & Pick<RefundsPorts, 'batchDay'>;

/** Nobody in person: whoever approves is somebody else by nature. */
const programme: Person = { userId: 'programme', userName: 'Lot de la semaine' };

/** As many files as a person may draft at once. */
const maxFiles = 5000;

/**
 * Drafts what can be paid, once a week from the batch day on: late money is mostly money that nobody prepared. A person
 * approves it as any other batch. Answers how many batches were drafted.
 */
export async function draftWeekly(ports: DraftWeeklyPorts): Promise<number> {
  const week = dueWeek(ports.batchDay, ports.now());
  if (week === undefined || (await ports.batches.find(weeklyBatchId(ports.debtor, week, 0)))) return 0;
  let drafted = 0;
  for await (const repairIds of waitingParts(ports)) {
    if (await draftOne(ports, weeklyBatchId(ports.debtor, week, drafted), repairIds)) drafted += 1;
  }
  return drafted;
}

/** The files that wait, oldest first, in parts that a batch can hold. */
async function* waitingParts({ accounts }: DraftWeeklyPorts): AsyncGenerator<readonly string[]> {
  let part: string[] = [];
  let last: FileLedger | undefined;
  for (;;) {
    const page = await accounts.page(last && { date: last.validatedAt, id: last.repairId });
    part.push(...page.map(({ repairId }) => repairId));
    last = page.at(-1);
    const isOver = last === undefined;
    if (part.length >= maxFiles || (isOver && part.length > 0)) {
      yield part.slice(0, maxFiles);
      part = part.slice(maxFiles);
    }
    if (isOver && part.length === 0) return;
  }
}

/** False where nothing of it can be paid now, or another replica drafts it. */
async function draftOne(ports: DraftWeeklyPorts, batchId: string, repairIds: readonly string[]): Promise<boolean> {
  try {
    await draftBatch({ ...ports, newId: () => batchId }, { repairIds, person: programme, requestId: randomUUID() });
    return true;
  } catch (error) {
    if (isDuplicateKey(error) || (isAppError(error) && error.code === nothingPayable.drafted.code)) return false;
    throw error;
  }
}
