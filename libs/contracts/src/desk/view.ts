import type { EstablishmentKind } from '@alveole/domain';
import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type * as deskRoutes from './routes.ts';

type WireWaiting = RouteResult<typeof deskRoutes.listWaiting>[number];

/** What waits for a role: how many, and which for longest. */
export interface WaitingView {
  readonly queue: WireWaiting['queue'];
  readonly kind?: EstablishmentKind;
  readonly count: number;
  /** `since` is an ISO 8601 instant. */
  readonly oldest?: { readonly entityId: string; readonly name: string; readonly since: string };
  /** Half of them have waited since then, or longer. */
  readonly medianSince?: string;
  /** How many have used up the delay that the programme promises, or do so within a day. */
  readonly atRisk: number;
}

export function waitingViewOf({ queue, gender: kind, count, oldest, ...ages }: WireWaiting): WaitingView {
  const longest = oldest && { entityId: oldest.entity_id, name: oldest.name, since: oldest.since };
  return withoutAbsent({
    queue,
    kind,
    count,
    oldest: longest,
    medianSince: ages.median_since,
    atRisk: ages.at_risk,
  });
}

/** Filters and order of a list under a name. */
export interface ListView {
  readonly viewId: string;
  readonly name: string;
  /** The parameters of the list's address. */
  readonly filters: Readonly<Record<string, string>>;
}

/** A person's views of a list. */
export interface ListViews {
  readonly views: readonly ListView[];
  readonly defaultId?: string;
  /** Of the version that was read; absent while nothing was kept. */
  readonly rowHash?: string;
}

export type NamedList = RouteInput<typeof deskRoutes.readListViews>['query']['list'];

export function listViewsOf(answer: RouteResult<typeof deskRoutes.readListViews>): ListViews {
  return withoutAbsent({
    views: answer.views.map(({ view_id: viewId, name, filters }) => ({ viewId, name, filters })),
    defaultId: answer.default_id,
    rowHash: answer.row_hash,
  });
}

/** The body that saves the views of a list; `savedListViewsOf` reads it again. */
export function listViewsBody(
  list: NamedList,
  { views, defaultId, rowHash }: ListViews,
): RouteInput<typeof deskRoutes.saveListViews>['body'] {
  return withoutAbsent({
    list,
    views: views.map(({ viewId: view_id, name, filters }) => ({ view_id, name, filters: { ...filters } })),
    default_id: defaultId,
    last_row_hash: rowHash,
  });
}

/** The views that a body saves, of which list, and the version that they replace. */
export function savedListViewsOf({
  list,
  views,
  default_id: defaultId,
  last_row_hash: rowHash,
}: RouteRequest<typeof deskRoutes.saveListViews>['body']): ListViews & { readonly list: NamedList } {
  return withoutAbsent({
    list,
    views: views.map(({ view_id: viewId, ...view }) => ({ viewId, ...view })),
    defaultId,
    rowHash,
  });
}
