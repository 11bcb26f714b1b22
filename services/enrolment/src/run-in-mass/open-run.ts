import { randomBytes } from 'node:crypto';
import { acceptedValue, appError } from '@alveole/contracts';
import { decideMassTool, decideMassTurn } from '@alveole/domain';
import type { MassRunAction } from '@alveole/domain';
import { knownRun, turnRun } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { filterFor } from '../list-establishments/list-establishments.ts';
import type { Caller } from '../record/caller.ts';
import type { MassFilter, MassRun, MassTask } from '../record/mass-run.ts';

export type RunPorts = Pick<EnrolmentPorts, 'massRuns' | 'now'>;

export interface OpenRunRequest {
  readonly act: MassTask['act'];
  readonly lines?: readonly string[] | undefined;
  readonly filter?: MassFilter | undefined;
}

/**
 * Keeps a run for its preview, which follows by itself. Throws `NotAuthorizedException`, and `ValidationException` for one
 * without lines, or with both.
 */
export async function openRun(
  { massRuns, now }: RunPorts,
  { act, lines, filter }: OpenRunRequest,
  caller: Caller,
): Promise<MassRun> {
  acceptedValue(decideMassTool(caller));
  const given = lines?.map((line) => line.trim()).filter((line) => line !== '');
  if ((given === undefined) === (filter === undefined))
    throw appError('ValidationException', 'lines (INVALID): Either lines or a filter');
  if (given?.length === 0) throw appError('ValidationException', 'lines (MISSING): Field is required');
  if (filter) filterFor({ kind: undefined, ...filter }, caller);
  const { role, userId, userName, entityId, permission } = caller;
  const run: MassRun = {
    id: randomBytes(16).toString('hex'),
    task: given ? { act, lines: given } : { act, filter },
    state: 'previewing',
    caller: { role, userId, userName, entityId, permission },
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
  { action, caller }: { readonly action: MassRunAction; readonly caller: Caller },
): Promise<MassRun> {
  const run = await knownRun(ports, id);
  acceptedValue(decideMassTool(caller));
  acceptedValue(decideMassTurn(run.caller.userId, action, caller));
  return turnRun(ports, id, action);
}
