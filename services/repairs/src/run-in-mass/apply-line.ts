import type { AppError } from '@alveole/contracts';
import { massActor, massOperation } from '@alveole/domain';
import type { MassRepairAct } from '@alveole/domain';
import type { MassLine } from '@alveole/persistence';
import { assignRepair } from '../assign-repair/assign-repair.ts';
import { operateRepair } from '../operate-repair/operate-repair.ts';
import type { RepairsPorts } from '../ports.ts';
import type { MassRun } from '../record/mass-run.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { staffActorOf } from '../wire/actors.ts';
import { inFrench, isRefusal, isStale } from '../wire/refusals-in-french.ts';
import { lineVerdict } from './line-verdict.ts';
import type { Verdict } from './line-verdict.ts';

/** How often a file that somebody changed meanwhile is read anew. */
const tries = 3;

/**
 * Does the act of a run on one file: the same write as by hand, with its rules, history and events. The operation carries the
 * name of its line, so that after a crash it is known and not done again. Throws when a part of the service is away.
 */
export async function applyLine(ports: RepairsPorts, run: MassRun, line: MassLine): Promise<void> {
  await ports.massRuns.changeLine(line, await outcomeOf(ports, run, line));
}

async function outcomeOf(ports: RepairsPorts, run: MassRun, line: MassLine): Promise<Verdict> {
  for (let attempt = 1; ; attempt += 1) {
    const file = await ports.repairs.byId(line.targetId ?? '');
    if (file === undefined) return { result: 'unknown' };
    if (wasDone(file, run, line)) return { result: 'done' };
    const verdict = await lineVerdict(ports, file, run);
    if (verdict.result !== 'ready') return verdict;
    await ports.massRuns.changeLine(line, { result: 'begun' });
    const refusal = await act(ports, run, { file, line });
    if (refusal === undefined) return { result: 'done' };
    // Somebody else wrote meanwhile: the newest version tells what is left to do.
    if (!isStale(refusal) || attempt === tries) return { result: 'refused', reason: inFrench(refusal) };
  }
}

const operationIdOf = ({ runId, index }: MassLine): string => `${runId}-${index}`;

/** An assignment stands or does not; an operation is known by its name. */
function wasDone(file: RepairRecord, { task }: MassRun, line: MassLine): boolean {
  if (task.act === 'assign') return line.result === 'begun' && file.operatorId === task.operatorId;
  return file.history.some(({ operationId }) => operationId === operationIdOf(line));
}

interface Subject {
  readonly file: RepairRecord;
  readonly line: MassLine;
}

/** Undefined once it is written; else the refusal. */
async function act(ports: RepairsPorts, run: MassRun, subject: Subject): Promise<AppError | undefined> {
  try {
    await (run.task.act === 'assign'
      ? assignRepair(ports, run.caller, {
          repairId: subject.file.id,
          operatorId: run.task.operatorId,
          requestId: run.id,
        })
      : operate(ports, run, { ...subject, act: run.task.act }));
    return undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error;
  }
}

function operate(
  ports: RepairsPorts,
  { caller, task, id }: MassRun,
  { file, line, act }: Subject & { readonly act: Exclude<MassRepairAct, 'assign'> },
) {
  return operateRepair(ports, caller, {
    repairId: file.id,
    rowHash: file.rowHash,
    operation: { code: massOperation(act, file), data: { reasonLines: task.reasons } },
    localId: operationIdOf(line),
    requestId: id,
    actor: massActor(act, staffActorOf(caller)),
  });
}
