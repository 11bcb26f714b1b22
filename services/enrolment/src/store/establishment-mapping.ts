import { isClosed } from '@alveole/domain';
import type { Plain } from '@alveole/persistence';
import type { Establishment, EstablishmentState } from '../record/establishment.ts';
import type { EstablishmentDocument } from './establishment-model.ts';
import { finderPlaceOf } from '../record/finder-place.ts';
import { searchTokens } from './search-tokens.ts';

export type EstablishmentRow = Omit<Plain<EstablishmentDocument>, 'history' | 'searchTokens' | 'siretClaim' | 'finder'>;

export function toEstablishment({ _id, row_hash, operatorId, operatorName, ...row }: EstablishmentRow): Establishment {
  const { sequence, status, kind, prefix, profile, validatedAt, createdAt, modifiedAt, modifiedBy } = row;
  return {
    id: _id,
    rowHash: row_hash,
    sequence,
    status,
    kind,
    prefix,
    profile,
    validatedAt,
    createdAt,
    modifiedAt,
    modifiedBy,
    operator: operatorId === null ? undefined : { id: operatorId, name: operatorName ?? '' },
  };
}

/** The stored fields of a state, those that indexes need among them; what is undefined does not stand in the document. */
export function fieldsOf(kind: Establishment['kind'], state: EstablishmentState) {
  const { status, operator, profile, validatedAt, modifiedAt, modifiedBy } = state;
  return {
    status,
    profile,
    validatedAt,
    modifiedAt,
    modifiedBy,
    operatorId: operator?.id ?? null,
    operatorName: operator?.name,
    siretClaim: isClosed(status) ? undefined : profile.siret,
    finder: finderPlaceOf(kind, state),
    searchTokens: searchTokens(state),
  };
}
