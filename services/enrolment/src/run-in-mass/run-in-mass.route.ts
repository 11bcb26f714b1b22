import { massRunRequestOf, massRunRoutes } from '@alveole/contracts/mass-run';
import type { RouteAnswer } from '@alveole/contracts';
import type { MassLine } from '@alveole/persistence';
import { implement, knownRun, linesFile } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import type { MassRun } from '../record/mass-run.ts';
import { openRun, turnMassRun } from './open-run.ts';
import type { RunPorts } from './open-run.ts';

/** Runs of one act over many establishments: opened, watched, started, stopped, and their lines. */
export function runInMassRoutes(ports: RunPorts & Pick<EnrolmentPorts, 'massRuns'>) {
  const { massRuns } = ports;
  const viewOf = (run: MassRun) => inWords(massRuns, run);
  return [
    implement(massRunRoutes.openMassRun, async ({ body, actor }) => {
      const { filter, ...asked } = massRunRequestOf(body);
      const narrowed = filter && { kind: filter.kind, status: filter.status, query: filter.searched };
      return viewOf(await openRun(ports, { ...asked, filter: narrowed }, actor));
    }),
    implement(massRunRoutes.listMassRuns, async ({ query }) =>
      Promise.all((await massRuns.newest(query.created_before)).map(viewOf)),
    ),
    implement(massRunRoutes.readMassRun, async ({ params }) => viewOf(await knownRun(ports, params.id))),
    implement(massRunRoutes.turnMassRun, async ({ params, body, actor }) =>
      viewOf(await turnMassRun(ports, params.id, { action: body.action, caller: actor })),
    ),
    implement(massRunRoutes.listMassLines, async ({ params, query }) => {
      await knownRun(ports, params.id);
      return (await massRuns.lines(params.id, query)).map(lineInWords);
    }),
    implement(massRunRoutes.exportMassLines, async ({ params }) => {
      return linesFile(massRuns, await knownRun(ports, params.id), 'Établissement');
    }),
  ];
}

type WireRun = RouteAnswer<typeof massRunRoutes.readMassRun>;

async function inWords(massRuns: EnrolmentPorts['massRuns'], run: MassRun): Promise<WireRun> {
  const { id, task, state, caller, createdAt, startedAt, endedAt, stopReason, previewed } = run;
  return {
    run_id: id,
    act: task.act,
    state,
    source: task.lines ? 'lines' : 'filter',
    created_by: caller.userName,
    created_by_id: caller.userId,
    ...(stopReason && { stop_reason: stopReason }),
    created_at: createdAt.toISOString(),
    ...(startedAt && { started_at: startedAt.toISOString() }),
    ...(endedAt && { ended_at: endedAt.toISOString() }),
    total: task.lines?.length ?? previewed,
    counts: await massRuns.counts(id),
  };
}

function lineInWords({ index, given, result, targetId, name, reason }: MassLine) {
  return {
    index,
    given,
    result,
    ...(targetId && { entity_id: targetId }),
    ...(name && { name }),
    ...(reason && { reason }),
  };
}
