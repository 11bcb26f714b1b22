import { randomUUID } from 'node:crypto';
import { isAppError } from '@alveole/contracts';
import { nothingPayable } from '@alveole/domain';
import { isDuplicateKey } from '@alveole/persistence';
import { draftBatch } from '../draft-batch/draft-batch.ts';
import type { DraftBatchPorts, DraftRequest } from '../draft-batch/draft-batch.ts';
import type { RefundsPorts } from '../ports.ts';
import { accountIdOf } from '../record/share-ledger.ts';
import type { ShareLedger } from '../record/share-ledger.ts';
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
  if (week === undefined) return 0;
  let drafted = 0;
  for (const funderId of await ports.accounts.waitingFunders()) drafted += await draftFor(ports, funderId, week);
  return drafted;
}

/** What one funder can pay in this week, unless it was drafted before. */
async function draftFor(ports: DraftWeeklyPorts, funderId: string, week: string): Promise<number> {
  const { iban } = ports.debtorOf(funderId);
  const batchIdOf = (part: number) => weeklyBatchId({ iban, funderId }, week, part);
  if (await ports.batches.find(batchIdOf(0))) return 0;
  let drafted = 0;
  for await (const repairIds of waitingParts(ports, funderId)) {
    if (await draftOne(ports, batchIdOf(drafted), { repairIds, funderId })) drafted += 1;
  }
  return drafted;
}

/** The files of which a funder owes a share, oldest first, in parts that a batch can hold. */
async function* waitingParts({ accounts }: DraftWeeklyPorts, funderId: string): AsyncGenerator<readonly string[]> {
  let part: string[] = [];
  let last: ShareLedger | undefined;
  for (;;) {
    const page = await accounts.page(last && { date: last.validatedAt, id: accountIdOf(last) }, funderId);
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
async function draftOne(
  ports: DraftWeeklyPorts,
  batchId: string,
  files: Pick<DraftRequest, 'repairIds' | 'funderId'>,
): Promise<boolean> {
  try {
    await draftBatch({ ...ports, newId: () => batchId }, { ...files, person: programme, requestId: randomUUID() });
    return true;
  } catch (error) {
    if (isDuplicateKey(error) || (isAppError(error) && error.code === nothingPayable.drafted.code)) return false;
    throw error;
  }
}
