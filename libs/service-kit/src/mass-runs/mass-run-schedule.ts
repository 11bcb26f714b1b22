import type { MassRun } from '@alveole/persistence';
import type { Logger } from '../logging/create-logger.ts';
import { startRounds } from '../work/start-rounds.ts';
import type { Rounds } from '../work/start-rounds.ts';
import { workRuns } from './work-runs.ts';
import type { WorkPorts } from './work-runs.ts';

/** A run begins at most this late, and goes on at most this late after a crash and its lease. */
const everyMs = 1500;

/** Looks for runs and works on them. */
export function startMassRuns<Run extends MassRun>(ports: WorkPorts<Run>, logger: Logger): Rounds {
  return startRounds(() => workRuns(ports), { everyMs, logger, failure: 'a mass run broke off; tried again' });
}
