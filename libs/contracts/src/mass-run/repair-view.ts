import type { MassRepairAct } from '@alveole/domain';
import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import { assignedFilterOf, repairListFilterQuery } from '../repair/list-query.ts';
import type { AssignedRepairFilter } from '../repair/list-query.ts';
import { operatorOf } from '../repair/requests.ts';
import { massRunViewOf } from './establishment-view.ts';
import type { MassLineView, MassRunView } from './establishment-view.ts';
import { centsOf } from '../values/wire-values.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type * as repairMassRunRoutes from './repair-routes.ts';

/** One act on many files, and how far it has come. */
export interface RepairMassRunView extends MassRunView {
  readonly act: MassRepairAct;
  readonly reasons?: readonly string[];
  readonly draw?: { readonly percent: number; readonly seed: string };
}

export function repairMassRunViewOf(run: RouteResult<typeof repairMassRunRoutes.readRepairMassRun>): RepairMassRunView {
  const { act, reasons, draw, ready_amount } = run;
  return withoutAbsent({ ...massRunViewOf(run), act, reasons, draw, readyCents: centsOf(ready_amount) });
}

export function repairMassLineViewOf({
  repair_id: targetId,
  repair_rozo_id: fileNumber,
  consumer_name: personName,
  entity_name: shopName,
  amount_to_refund: premium,
  ...line
}: RouteResult<typeof repairMassRunRoutes.listRepairMassLines>[number]): MassLineView {
  return withoutAbsent({ ...line, targetId, fileNumber, personName, shopName, premiumCents: centsOf(premium) });
}

/** Which files a run is for. */
export type RepairMassSource =
  | { readonly lines: readonly string[] }
  | { readonly sirets: readonly string[] }
  | { readonly filter: AssignedRepairFilter; readonly percent?: number };

/** What is done to them; an assignment without an operator releases them. */
export interface RepairMassAct {
  readonly act: MassRepairAct;
  readonly operatorId?: string;
  readonly reasons?: readonly string[];
}

/** The body that prepares a run; `repairMassRunRequestOf` reads it again. */
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

/** A run as it is asked for: an outside caller may name more than one source, which the service refuses. */
export interface RepairMassRunRequest extends RepairMassAct {
  readonly lines?: readonly string[];
  readonly sirets?: readonly string[];
  readonly filter?: AssignedRepairFilter;
  readonly draw?: { readonly percent: number; readonly seed?: string | undefined };
}

/** The run that is to be prepared. */
export function repairMassRunRequestOf({
  filter,
  operator_id,
  ...asked
}: RouteRequest<typeof repairMassRunRoutes.openRepairMassRun>['body']): RepairMassRunRequest {
  return withoutAbsent({ ...asked, filter: filter && assignedFilterOf(filter), operatorId: operatorOf(operator_id) });
}
