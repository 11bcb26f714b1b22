import { isClosed } from '@alveole/domain';
import type { Plain } from '@alveole/persistence';
import type { Establishment, EstablishmentState, HistoryEntry } from '../record/establishment.ts';
import type { EstablishmentDocument, StoredEntry } from './establishment-model.ts';
import { finderPlaceOf } from '../record/finder-place.ts';
import type { Profile } from '../record/profile.ts';
import { listKeysOf } from './list-keys.ts';
import { searchTokens } from './search-tokens.ts';

export type EstablishmentRow = Omit<
  Plain<EstablishmentDocument>,
  'history' | 'searchTokens' | 'siretClaim' | 'finder' | 'listKeys'
>;

export function toEstablishment({ _id, rowHash, operatorId, operatorName, ...row }: EstablishmentRow): Establishment {
  const {
    sequence,
    status,
    kind,
    prefix,
    profile,
    validatedAt,
    createdAt,
    closedFrom,
    statusSince,
    modifiedAt,
    modifiedBy,
  } = row;
  return {
    id: _id,
    rowHash,
    sequence,
    status,
    kind,
    prefix,
    profile,
    validatedAt,
    createdAt,
    closedFrom,
    statusSince,
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
    profile: presentIn(profile),
    validatedAt,
    modifiedAt,
    modifiedBy,
    operatorId: operator?.id ?? null,
    operatorName: operator?.name,
    siretClaim: isClosed(status) ? undefined : profile.identifier,
    finder: finderPlaceOf(kind, state),
    searchTokens: searchTokens(state),
    listKeys: listKeysOf(state),
  };
}

/** A history entry as it is kept; what is absent does not stand there. */
export function entryToRow({ mail, ...entry }: HistoryEntry): StoredEntry {
  return { ...entry, ...(mail === undefined ? {} : { mail }) };
}

/** Through JSON, whose values are all that a profile has: the driver would store null for what is undefined within it. */
function presentIn(profile: Profile): Profile {
  return JSON.parse(JSON.stringify(profile)) as Profile;
}
