import type { MassRepairAct } from '@alveole/domain';
import type { RouteInput, RouteResult } from '../define/define-route.ts';
import { repairListFilterQuery } from '../repair/list-query.ts';
import type { RepairListFilter } from '../repair/list-query.ts';
import { massRunViewOf } from './establishment-view.ts';
import type { MassLineView, MassRunView } from './establishment-view.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type * as repairMassRunRoutes from './repair-routes.ts';

/** One act on many files, and how far it has come. */
export interface RepairMassRunView extends MassRunView {
  readonly act: MassRepairAct;
  readonly reasons?: readonly string[];
  readonly draw?: { readonly percent: number; readonly seed: string };
}

export function repairMassRunViewOf(run: RouteResult<typeof repairMassRunRoutes.readRepairMassRun>): RepairMassRunView {
  const { act, reasons, draw } = run;
  return withoutAbsent({ ...massRunViewOf(run), act, reasons, draw });
}

export function repairMassLineViewOf({
  repair_id: targetId,
  ...line
}: RouteResult<typeof repairMassRunRoutes.listRepairMassLines>[number]): MassLineView {
  return withoutAbsent({ ...line, targetId });
}

/** Which files a run is for. */
export type RepairMassSource =
  | { readonly lines: readonly string[] }
  | { readonly sirets: readonly string[] }
  | { readonly filter: RepairMassFilter; readonly percent?: number };

export interface RepairMassFilter extends RepairListFilter {
  readonly operatorId?: string;
}

/** What is done to them; an assignment without an operator releases them. */
export interface RepairMassAct {
  readonly act: MassRepairAct;
  readonly operatorId?: string;
  readonly reasons?: readonly string[];
}

export function openRepairMassRunBody(
  { act, operatorId, reasons }: RepairMassAct,
  source: RepairMassSource,
): RouteInput<typeof repairMassRunRoutes.openRepairMassRun>['body'] {
  return withoutAbsent({
    act,
    ...(act === 'assign' && { operator_id: operatorId ?? '' }),
    reasons: reasons && [...reasons],
    ...sourceBody(source),
  });
}

function sourceBody(source: RepairMassSource) {
  if ('lines' in source) return { lines: [...source.lines] };
  if ('sirets' in source) return { sirets: [...source.sirets] };
  const { operatorId: operator_id, ...listed } = source.filter;
  const filter = withoutAbsent({ ...repairListFilterQuery(listed), operator_id });
  return { filter, ...(source.percent !== undefined && { draw: { percent: source.percent } }) };
}
