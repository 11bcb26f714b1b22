import { randomUUID } from 'node:crypto';
import type { MassLine, MassRun, MassRunStore } from '@alveole/persistence';

/** How far the dry run has come. */
export type PreviewStep = Pick<MassRun, 'previewed' | 'behind'> & { readonly isThrough: boolean };

/** What the runs of a service do; both throw when a part of the service is away. */
export interface WorkPorts<Run extends MassRun> {
  readonly massRuns: MassRunStore<Run>;
  /** Looks at the next lines of a run and writes what would become of each; nothing else is written. */
  readonly previewLines: (run: Run) => Promise<PreviewStep>;
  /** Does the act of a run on one line, once, whatever crash came between. */
  readonly applyLine: (run: Run, line: MassLine) => Promise<void>;
  /** Whether a run goes on after its preview without being asked; none does when absent. */
  readonly startsItself?: (run: Run) => boolean;
  /** Whoever prepared a run, with the rights of this moment; undefined when he may not do it any more. */
  readonly authorNow: (run: Run) => Promise<Run['caller'] | undefined>;
  readonly now: () => Date;
}

/** A process that has not noted anything for so long has ended: another one goes on. Milliseconds. */
export const leaseMs = 30_000;
const linesAtOnce = 20;

/** Works on every run that nobody works on until none is left. Throws when a part of the service is away; the run goes on later. */
export async function workRuns<Run extends MassRun>(ports: WorkPorts<Run>): Promise<void> {
  const by = randomUUID();
  const until = () => new Date(ports.now().getTime() + leaseMs);
  for (let run = await ports.massRuns.claim(by, ports.now(), until()); run !== undefined;) {
    let step: Run | undefined = run;
    while (step !== undefined) step = await (step.state === 'previewing' ? preview : apply)(ports, step, by, until);
    run = await ports.massRuns.claim(by, ports.now(), until());
  }
}

/** The next piece of work; answers the run as it then stands, undefined once it is through, stopped or another's. */
type Piece = <Run extends MassRun>(
  ports: WorkPorts<Run>,
  run: Run,
  by: string,
  until: () => Date,
) => Promise<Run | undefined>;

const preview: Piece = async (ports, run, by, until) => {
  const authorised = await asAuthorNow(ports, run);
  if (authorised === undefined) return undefined;
  const { isThrough, ...come } = await ports.previewLines(authorised);
  const stored = await ports.massRuns.keep(run, by, { ...come, leaseUntil: until() });
  if (!isThrough || !stored) return stored;
  await ports.massRuns.turn(
    run.id,
    'previewing',
    ports.startsItself?.(run) ? startedAt(ports.now()) : { state: 'previewed' },
  );
  return undefined;
};

const apply: Piece = async (ports, run, by, until) => {
  const lines = await ports.massRuns.toDo(run.id, linesAtOnce);
  for (const line of lines) {
    const authorised = await asAuthorNow(ports, run);
    if (authorised === undefined) return undefined;
    await ports.applyLine(authorised, line);
  }
  if (lines.length > 0) return ports.massRuns.keep(run, by, { leaseUntil: until() });
  await ports.massRuns.turn(run.id, 'running', { state: 'done', endedAt: ports.now() });
  return undefined;
};

/** The run in the name and under the rights of its author as they are now; stopped, and undefined, when he may not any more. */
async function asAuthorNow<Run extends MassRun>(ports: WorkPorts<Run>, run: Run): Promise<Run | undefined> {
  const caller = await ports.authorNow(run);
  if (caller !== undefined) return { ...run, caller };
  await ports.massRuns.turn(run.id, run.state, { state: 'stopped', stopReason: 'author' });
  return undefined;
}

const startedAt = (at: Date) => ({ state: 'running', startedAt: at }) as const;
