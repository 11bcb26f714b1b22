import type { CancelSignal } from '@alveole/contracts';
import type { EstablishmentFilter, EstablishmentView } from '@alveole/contracts/establishment';
import { shownPerPage } from '@alveole/domain';
import type { EstablishmentKind, StaffActor } from '@alveole/domain';
import { establishmentFilterOf } from '../list-establishments/establishment-filters.ts';
import { orderedEstablishments } from '../list-establishments/ordered-establishments.ts';
import { establishmentKeys } from '../save-establishment/establishment-keys.ts';
import type { NeighboursRequest } from '../browse/file-order.ts';

export interface NeighbourSource {
  readonly kind: EstablishmentKind;
  /** The filters of the list from which the file was opened. */
  readonly params: URLSearchParams;
  readonly id: string;
  readonly actor: StaffActor;
  readonly list: (filter: EstablishmentFilter, signal: CancelSignal) => Promise<readonly EstablishmentView[]>;
}

/** The files around one, in the list of its kind under the filters of the address. */
export function neighbourRequest({ kind, params, id, actor, list }: NeighbourSource): NeighboursRequest {
  const filter = establishmentFilterOf(kind, params);
  return {
    id,
    orderKey: establishmentKeys.order(filter),
    read: async (signal) => orderedEstablishments((await list(filter, signal)).slice(0, shownPerPage), actor),
  };
}
