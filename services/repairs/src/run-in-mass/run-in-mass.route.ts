import { massRunRoutes, repairMassRunRequestOf } from '@alveole/contracts/mass-run';
import { operatorOf } from '@alveole/contracts/repair';
import type { RouteAnswer } from '@alveole/contracts';
import { eurosOfCents } from '@alveole/domain';
import { implement, knownRun, linesFile } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { listedFilterOf } from '../list-repairs/list-request.ts';
import type { MassRun, MassTask } from '../record/mass-run.ts';
import { linesInWords } from './lines-in-words.ts';
import type { LinePorts } from './lines-in-words.ts';
import { openRun, turnMassRun } from './open-run.ts';
import type { RunPorts } from './open-run.ts';

/** Runs of one act over many files: opened, watched, started, stopped, and their lines. */
export function runInMassRoutes(ports: RunPorts & LinePorts): ImplementedRoute[] {
  const { massRuns } = ports;
  const viewOf = (run: MassRun) => inWords(massRuns, run);
  return [
    implement(massRunRoutes.openRepairMassRun, async ({ body, actor, requestId }) => {
      const { filter, ...asked } = repairMassRunRequestOf(body);
      const narrowed = filter && listedFilterOf(filter, actor);
      return viewOf(await openRun(ports, { asked: { ...asked, filter: narrowed }, requestId }, actor));
    }),
    implement(massRunRoutes.validateRepairs, async ({ body, actor, requestId }) =>
      viewOf(
        await openRun(
          ports,
          { asked: { act: 'validate', lines: body.repair_ids, startsItself: true }, requestId },
          actor,
        ),
      ),
    ),
    implement(massRunRoutes.reassignRepairs, async ({ body, actor, requestId }) => {
      const operatorId = operatorOf(body.rozo_user_id);
      const filter = { operatorId: body.user_id };
      const asked = { act: 'assign', filter, operatorId, startsItself: true } as const;
      return viewOf(await openRun(ports, { asked, requestId }, actor));
    }),
    implement(massRunRoutes.listRepairMassRuns, async ({ query }) =>
      Promise.all((await massRuns.newest(query.created_before)).map(viewOf)),
    ),
    implement(massRunRoutes.readRepairMassRun, async ({ params }) => {
      const run = await knownRun(ports, params.id);
      return { ...(await viewOf(run)), ...(await readyAmountOf(massRuns, run)) };
    }),
    implement(massRunRoutes.turnRepairMassRun, async ({ params, body, actor }) =>
      viewOf(await turnMassRun(ports, params.id, { action: body.action, person: actor })),
    ),
    implement(massRunRoutes.listRepairMassLines, async ({ params, query }) => {
      await knownRun(ports, params.id);
      return linesInWords(ports, await massRuns.lines(params.id, query));
    }),
    implement(massRunRoutes.exportRepairMassLines, async ({ params }) =>
      linesFile(massRuns, await knownRun(ports, params.id), 'Dossier'),
    ),
  ];
}

type WireRun = RouteAnswer<typeof massRunRoutes.readRepairMassRun>;

async function inWords(massRuns: RepairsPorts['massRuns'], run: MassRun): Promise<WireRun> {
  const { id, task, state, caller, createdAt, startedAt, endedAt, stopReason, previewed } = run;
  return {
    run_id: id,
    act: task.act,
    state,
    source: sourceOf(task),
    created_by: caller.userName,
    created_by_id: caller.userId,
    ...(stopReason && { stop_reason: stopReason }),
    created_at: createdAt.toISOString(),
    ...(startedAt && { started_at: startedAt.toISOString() }),
    ...(endedAt && { ended_at: endedAt.toISOString() }),
    ...(task.operatorId !== undefined && { operator_id: task.operatorId }),
    ...(task.reasons && { reasons: [...task.reasons] }),
    ...(task.draw && { draw: { ...task.draw } }),
    total: task.lines?.length ?? previewed,
    counts: await massRuns.counts(id),
  };
}

function sourceOf({ lines, sirets }: MassTask): WireRun['source'] {
  if (lines) return 'lines';
  return sirets ? 'sirets' : 'filter';
}

/** What a start would make due; of a run that has begun its lines tell. */
async function readyAmountOf(massRuns: RepairsPorts['massRuns'], { id, state }: MassRun) {
  return state === 'previewed' ? { ready_amount: eurosOfCents(await massRuns.readyCents(id)) } : {};
}
