import type { EstablishmentKind, EstablishmentStatus, MassLineResult, MassRunState } from '@alveole/domain';
import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type * as massRunRoutes from './establishment-routes.ts';

/** One act on many establishments, and how far it has come. */
export interface MassRunView {
  readonly runId: string;
  readonly act: string;
  readonly state: MassRunState;
  readonly isOfFilter: boolean;
  readonly createdBy: string;
  readonly createdById?: string;
  /** Whoever prepared it may not do it any more. */
  readonly isStoppedForAuthor: boolean;
  /** ISO 8601 instants. */
  readonly createdAt: string;
  /** When its acts were begun: absent while it is previewed, and where its preview was stopped. */
  readonly startedAt?: string;
  readonly endedAt?: string;
  readonly total: number;
  readonly counts: Readonly<Partial<Record<MassLineResult, number>>>;
  /** Of files that wait for the start: the sum of their premiums. */
  readonly readyCents?: number;
}

/** What every run tells, whatever its service. */
type WireRun = Omit<RouteResult<typeof massRunRoutes.readMassRun>, 'act' | 'source'> & {
  readonly source: string;
  readonly act: string;
};

export function massRunViewOf(run: WireRun): MassRunView {
  const { run_id: runId, act, state, source, created_by: createdBy, created_at: createdAt } = run;
  const isOfFilter = source !== 'lines';
  return withoutAbsent({
    runId,
    act,
    state,
    isOfFilter,
    createdBy,
    createdById: run.created_by_id,
    isStoppedForAuthor: run.stop_reason === 'author',
    createdAt,
    startedAt: run.started_at,
    endedAt: run.ended_at,
    total: run.total,
    counts: run.counts,
  });
}

/** One line of a run, with what became of it. */
export interface MassLineView {
  readonly index: number;
  readonly given: string;
  readonly result: MassLineResult;
  /** The document that it names. */
  readonly targetId?: string;
  readonly name?: string;
  /** Of a file: its number, beneficiary, establishment and premium. */
  readonly fileNumber?: string;
  readonly personName?: string;
  readonly shopName?: string;
  readonly premiumCents?: number;
  readonly reason?: string;
}

export function massLineViewOf({
  entity_id: targetId,
  ...line
}: RouteResult<typeof massRunRoutes.listMassLines>[number]): MassLineView {
  return withoutAbsent({ ...line, targetId });
}

/** Which establishments a run is for. */
export interface MassRunFilter {
  readonly kind?: EstablishmentKind;
  readonly status?: EstablishmentStatus;
  readonly searched?: string;
}

/** Lines as somebody pasted them, or the establishments of a filter. */
export type MassRunRequest = { readonly lines: readonly string[] } | MassRunFilter;

/** The body that prepares a run; `massRunRequestOf` reads it again. */
export function openMassRunBody(request: MassRunRequest): RouteInput<typeof massRunRoutes.openMassRun>['body'] {
  const act = 'represent-terms' as const;
  if ('lines' in request) return { act, lines: [...request.lines] };
  const { kind: gender, status, searched: query } = request;
  return { act, filter: withoutAbsent({ gender, status, query }) };
}

/** A run as it is asked for: an outside caller may name lines and a filter, or neither, which the service refuses. */
export interface AskedMassRun {
  readonly act: 'represent-terms';
  readonly lines?: readonly string[];
  readonly filter?: MassRunFilter;
}

/** The run that is to be prepared. */
export function massRunRequestOf({
  filter,
  ...asked
}: RouteRequest<typeof massRunRoutes.openMassRun>['body']): AskedMassRun {
  if (filter === undefined) return withoutAbsent(asked);
  const { gender: kind, status, query: searched } = filter;
  return withoutAbsent({ ...asked, filter: withoutAbsent({ kind, status, searched }) });
}
