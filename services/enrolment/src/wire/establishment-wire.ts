import { fileProfileToWire } from '@alveole/contracts/establishment';
import type { Entity, EntityData, EntitySnapshot } from '@alveole/contracts/establishment';
import { isAccepted } from '@alveole/domain';
import { closingOf } from '../record/establishment.ts';
import type { Establishment, EstablishmentState } from '../record/establishment.ts';

/** `entity_data` as it is read: the profile with what the server adds. */
export function entityDataOf({
  kind,
  operator,
  modifiedBy,
  profile,
}: Pick<Establishment, 'kind' | 'operator' | 'modifiedBy' | 'profile'>): EntityData {
  const { documents, ...data } = fileProfileToWire(profile);
  return {
    ...data,
    gender: kind,
    ...(operator === undefined ? {} : { operateur_id: operator.id, operateur_name: operator.name }),
    ...(modifiedBy === undefined ? {} : { modify_by: modifiedBy }),
    ...(documents === undefined ? {} : { documents: documents.map(withPath) }),
  };
}

export function entityOf(establishment: Establishment): Entity {
  const closing = closingOf(establishment);
  return {
    entity_id: establishment.id,
    status: establishment.status,
    row_hash: establishment.rowHash,
    create_date: establishment.createdAt.toISOString(),
    modify_date: establishment.modifiedAt.toISOString(),
    gender: establishment.kind,
    entity_data: entityDataOf(establishment),
    repair_rozo_id_prefix: establishment.prefix,
    ...(closing && { own_closing: { undone_until: closing.undoneUntil, from: closing.from } }),
  };
}

/** What other services keep of it. Fields that are not known are absent, never undefined: an outbox would keep them as null. */
export function snapshotOf(
  establishment: Pick<Establishment, 'id' | 'kind' | 'prefix' | 'sequence'> &
    Pick<EstablishmentState, 'status' | 'profile' | 'validatedAt'>,
): EntitySnapshot {
  const { id, kind, prefix, sequence, status, profile } = establishment;
  const { companyName = '', commercialName = '', identifier = '', mail = '' } = profile;
  const { phone: telephone, address: adresse, postcode: zip, city, iban, openingHours: opening_hours } = profile;
  const { accountHolder: account_holder, bic, mobile: smartphone, vatRate: taux_tva } = profile;
  const place = { telephone, smartphone, adresse, zip, city, opening_hours };
  const optionalFields = { ...place, iban, account_holder, bic, taux_tva };
  return {
    entity_id: id,
    sequence,
    status,
    gender: kind,
    prefix,
    raison_sociale: companyName,
    commercialname: commercialName,
    siret: identifier,
    mail,
    ...(establishment.validatedAt === undefined ? {} : { validated_at: establishment.validatedAt.toISOString() }),
    conditions_accepted: isAccepted(profile.conditionsAcceptedAt),
    terms_accepted: profile.termsAccepted === true,
    activity: profile.activity?.done ?? 0,
    ...Object.fromEntries(Object.entries(optionalFields).filter(([, value]) => value !== undefined && value !== '')),
  };
}

function withPath(document: NonNullable<EntityData['documents']>[number]) {
  return { ...document, full_media_url: `/alveoleapi/enrolment/media/${document.media_url}` };
}
