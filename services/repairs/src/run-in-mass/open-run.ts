import { randomBytes } from 'node:crypto';
import { acceptedValue, appError } from '@alveole/contracts';
import { decideMassRepairRun, decideMassTurn, decideRepairAssignee } from '@alveole/domain';
import type { MassRunAction } from '@alveole/domain';
import { knownRun, turnRun } from '@alveole/service-kit';
import { queryTokens } from '@alveole/validation';
import type { RepairsPorts } from '../ports.ts';
import type { Draw, MassRun, MassTask } from '../record/mass-run.ts';
import type { Person } from '../record/people.ts';
import { staffActorOf } from '../wire/actors.ts';

export type RunPorts = Pick<RepairsPorts, 'massRuns' | 'staff' | 'now'>;

export type OpenRunRequest = Omit<MassTask, 'draw'> & {
  readonly draw?: (Pick<Draw, 'percent'> & Partial<Draw>) | undefined;
};

/**
 * Keeps a run for its preview, which follows by itself. Throws `NotAuthorizedException`, and `ValidationException` for one
 * that has no lines, more than one source, or not what its act needs.
 */
export async function openRun(
  { massRuns, staff, now }: RunPorts,
  { asked, requestId }: { readonly asked: OpenRunRequest; readonly requestId: string },
  person: Person,
): Promise<MassRun> {
  acceptedValue(decideMassRepairRun(asked.act, staffActorOf(person)));
  if (asked.operatorId !== undefined && asked.operatorId !== person.userId)
    acceptedValue(decideRepairAssignee((await staff.byId(asked.operatorId, requestId))?.role));
  const { role, permission, userId, userName, entityId } = person;
  const run: MassRun = {
    id: randomBytes(16).toString('hex'),
    task: taskOf(asked),
    state: 'previewing',
    caller: { role, permission, userId, userName, entityId },
    createdAt: now(),
    previewed: 0,
  };
  await massRuns.open(run);
  return run;
}

/** Starts a run of one’s own; stops any that one might prepare. Throws `NotAuthorizedException`, and what turning it throws. */
export async function turnMassRun(
  ports: RunPorts,
  id: string,
  { action, person }: { readonly action: MassRunAction; readonly person: Person },
): Promise<MassRun> {
  const { task, caller } = await knownRun(ports, id);
  const actor = staffActorOf(person);
  acceptedValue(decideMassRepairRun(task.act, actor));
  acceptedValue(decideMassTurn(caller.userId, action, actor));
  return turnRun(ports, id, action);
}

function taskOf({ draw, ...asked }: OpenRunRequest): MassTask {
  const lines = withoutBlanks('lines', asked.lines);
  const sirets = withoutBlanks('sirets', asked.sirets);
  const { act, filter, operatorId, reasons, startsItself } = asked;
  if ([lines, sirets, filter].filter((source) => source !== undefined).length !== 1)
    throw invalid('lines (INVALID): One of lines, sirets and filter');
  if (draw !== undefined && filter === undefined) throw invalid('draw (INVALID): Only from a filter');
  if (act === 'ask-complements' && reasons === undefined) throw invalid('reasons (MISSING): Field is required');
  if (filter?.query !== undefined && queryTokens(filter.query).length === 0)
    throw invalid('filter.query (INVALID): At least 3 characters');
  const drawn = draw && { percent: draw.percent, seed: draw.seed ?? randomBytes(8).toString('hex') };
  return { act, lines, sirets, filter, draw: drawn, operatorId, reasons, startsItself };
}

function withoutBlanks(field: string, given: readonly string[] | undefined): readonly string[] | undefined {
  const numbers = given?.map((line) => line.trim()).filter((line) => line !== '');
  if (numbers?.length === 0) throw invalid(`${field} (MISSING): Field is required`);
  return numbers;
}

const invalid = (message: string) => appError('ValidationException', message);
