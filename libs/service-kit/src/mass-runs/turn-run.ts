import { appError, refusalError } from '@alveole/contracts';
import { decideMassRun } from '@alveole/domain';
import type { MassRunAction } from '@alveole/domain';
import type { MassRun, MassRunStore } from '@alveole/persistence';

interface RunPorts<Run extends MassRun> {
  readonly massRuns: Pick<MassRunStore<Run>, 'byId' | 'turn'>;
  readonly now: () => Date;
}

/** A run by its id. Throws `NotFoundException`. */
export async function knownRun<Run extends MassRun>({ massRuns }: RunPorts<Run>, id: string): Promise<Run> {
  const run = await massRuns.byId(id);
  if (!run) throw appError('NotFoundException', 'Unknown run.');
  return run;
}

/** Starts a previewed run, stops one or lets a stopped one go on. Throws `NotFoundException`, and `TransitionRefusedException` in another state. */
export async function turnRun<Run extends MassRun>(
  ports: RunPorts<Run>,
  id: string,
  action: MassRunAction,
): Promise<Run> {
  const run = await knownRun(ports, id);
  const decided = decideMassRun({ state: run.state, isStarted: run.startedAt !== undefined }, action);
  if (!decided.ok) throw refusalError(decided.refusal);
  const started = decided.value === 'running' && run.startedAt === undefined ? { startedAt: ports.now() } : {};
  const turned = await ports.massRuns.turn(id, run.state, { state: decided.value, ...started });
  // Somebody else turned it meanwhile: the rules tell what that leaves.
  return turned ?? turnRun(ports, id, action);
}
