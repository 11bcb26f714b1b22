import type { MassRun } from '@alveole/persistence';
import type { Logger } from '../logging/create-logger.ts';
import { workRuns } from './work-runs.ts';
import type { WorkPorts } from './work-runs.ts';

/** A run begins at most this late, and goes on at most this late after a crash and its lease. Milliseconds. */
const pause = 1500;

/** Looks for runs and works on them; what fails is logged and tried again at the next look. */
export function startMassRuns<Run extends MassRun>(ports: WorkPorts<Run>, logger: Logger): { stop(): Promise<void> } {
  let working: Promise<void> | undefined;
  const look = () => {
    working ??= workRuns(ports)
      .catch((error: unknown) => logger.warn({ err: error }, 'a mass run broke off; tried again'))
      .finally(() => (working = undefined));
  };
  const timer = setInterval(look, pause);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
