import { establishmentStatusCodes, kindsReviewedBy } from '@alveole/domain';
import type { EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import type { EnrolmentPorts } from '../ports.ts';
import type { Caller } from '../record/caller.ts';
import type { Establishment } from '../record/establishment.ts';
import { anotherList } from '../record/refusals.ts';

type ListPorts = Pick<EnrolmentPorts, 'establishments'>;

/** What a reader of a list asks for. */
export interface ListRequest {
  /** One kind; undefined: all that the reader reviews. */
  readonly kind: EstablishmentKind | undefined;
  readonly status?: EstablishmentStatus | undefined;
  /** Only those that the reader holds. */
  readonly isMine?: boolean;
  readonly query?: string | undefined;
  /** Cursor of the page before. */
  readonly createdBefore?: string | undefined;
}

/** The figures of a list's filters. */
export interface EstablishmentCounts {
  readonly total: number;
  readonly mine: number;
  readonly byStatus: readonly (readonly [EstablishmentStatus, number])[];
}

/** One page of the back office's list, newest first; each role sees the kinds that it reviews. */
export async function listEstablishments(
  { establishments }: ListPorts,
  { kind, status, isMine, query, createdBefore }: ListRequest,
  caller: Caller,
): Promise<Establishment[]> {
  const operatorId = isMine ? caller.userId : undefined;
  return establishments.page({ kinds: kindsFor(caller, kind), status, operatorId, query }, createdBefore);
}

/** How many of what the caller reviews stand in each status, and how many the caller holds. */
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
  return { total: byStatus.reduce((sum, [, count]) => sum + count, 0), mine, byStatus };
}

function kindsFor({ role }: Caller, kind: EstablishmentKind | undefined): readonly EstablishmentKind[] {
  const reviewed = kindsReviewedBy(role);
  if (kind === undefined) return reviewed;
  if (!reviewed.includes(kind)) throw anotherList();
  return [kind];
}
