import { activityRequestStates, establishmentStatusCodes, kindsReviewedBy } from '@alveole/domain';
import type { ActivityRequestState, EstablishmentKind, EstablishmentOrder, EstablishmentStatus } from '@alveole/domain';
import type { EnrolmentPorts } from '../ports.ts';
import type { Caller } from '../record/caller.ts';
import type { Establishment } from '../record/establishment.ts';
import { anotherList } from '../record/refusals.ts';
import type { EstablishmentFilter } from '../store/establishment-filter.ts';

type ListPorts = Pick<EnrolmentPorts, 'establishments'>;

/** What a reader of a list asks for. */
export interface ListRequest {
  /** One kind; undefined: all that the reader reviews. */
  readonly kind: EstablishmentKind | undefined;
  readonly status?: EstablishmentStatus | undefined;
  /** Only those that the reader holds. */
  readonly isMine?: boolean;
  /** Only those that teach, or have ever asked to. */
  readonly hasTraining?: boolean;
  readonly trainingRequest?: ActivityRequestState | undefined;
  readonly query?: string | undefined;
  readonly order?: EstablishmentOrder | undefined;
}

/** The figures of a list's filters. */
export interface EstablishmentCounts {
  readonly total: number;
  readonly mine: number;
  readonly byStatus: readonly (readonly [EstablishmentStatus, number])[];
  readonly byTrainingRequest: readonly (readonly [ActivityRequestState, number])[];
}

/**
 * One page of the back office's list; each role sees the kinds that it reviews.
 * @param behind cursor of the page before
 */
export async function listEstablishments(
  { establishments }: ListPorts,
  request: ListRequest,
  caller: Caller,
  behind?: string,
): Promise<Establishment[]> {
  return establishments.page(filterFor(request, caller), behind);
}

/** What a person may see of a list. Throws `NotAuthorizedException` for a kind that the role does not review. */
export function filterFor({ kind, isMine, ...filter }: ListRequest, caller: Caller): EstablishmentFilter {
  return { ...filter, kinds: kindsFor(caller, kind), operatorId: isMine ? caller.userId : undefined };
}

/** How many of what the caller reviews stand in each status, how many the caller holds, and where requests for training stand. */
export async function countEstablishments(
  { establishments }: ListPorts,
  kind: EstablishmentKind | undefined,
  caller: Caller,
): Promise<EstablishmentCounts> {
  const kinds = kindsFor(caller, kind);
  const byStatus = await Promise.all(
    establishmentStatusCodes.map(async (status) => [status, await establishments.count({ kinds, status })] as const),
  );
  const mine = await establishments.count({ kinds, operatorId: caller.userId });
  const byTrainingRequest = await Promise.all(
    activityRequestStates.map(
      async (state) => [state, await establishments.count({ kinds, trainingRequest: state })] as const,
    ),
  );
  return { total: byStatus.reduce((sum, [, count]) => sum + count, 0), mine, byStatus, byTrainingRequest };
}

function kindsFor({ role }: Caller, kind: EstablishmentKind | undefined): readonly EstablishmentKind[] {
  const reviewed = kindsReviewedBy(role);
  if (kind === undefined) return reviewed;
  if (!reviewed.includes(kind)) throw anotherList();
  return [kind];
}
