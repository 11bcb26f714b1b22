import type { Entity, EntityData, EntitySnapshot } from '@alveole/contracts';
import { isAccepted } from '@alveole/domain';
import type { Establishment, EstablishmentState } from '../record/establishment.ts';

/** `entity_data` as it is read: the profile with what the server adds. */
export function entityDataOf({
  kind,
  operator,
  modifiedBy,
  profile,
}: Pick<Establishment, 'kind' | 'operator' | 'modifiedBy' | 'profile'>): EntityData {
  return {
    ...profile,
    gender: kind,
    ...(operator === undefined ? {} : { operateur_id: operator.id, operateur_name: operator.name }),
    ...(modifiedBy === undefined ? {} : { modify_by: modifiedBy }),
    ...(profile.documents === undefined
      ? {}
      : {
          documents: profile.documents.map((document) => ({
            ...document,
            full_media_url: mediaPath(document.media_url),
          })),
        }),
  };
}

export function entityOf(establishment: Establishment): Entity {
  return {
    entity_id: establishment.id,
    status: establishment.status,
    row_hash: establishment.rowHash,
    create_date: establishment.createdAt.toISOString(),
    modify_date: establishment.modifiedAt.toISOString(),
    gender: establishment.kind,
    entity_data: entityDataOf(establishment),
    repair_rozo_id_prefix: establishment.prefix,
  };
}

/** What other services keep of it. Fields that are not known are absent, never undefined: an outbox would keep them as null. */
export function snapshotOf(
  establishment: Pick<Establishment, 'id' | 'kind' | 'prefix' | 'sequence'> &
    Pick<EstablishmentState, 'status' | 'profile'>,
): EntitySnapshot {
  const { id, kind, prefix, sequence, status, profile } = establishment;
  const {
    raison_sociale = '',
    commercialname = '',
    siret = '',
    mail = '',
    telephone,
    adresse,
    zip,
    city,
    iban,
    horaires_ouverture,
  } = profile;
  const told = { telephone, adresse, zip, city, iban, opening_hours: horaires_ouverture };
  return {
    entity_id: id,
    sequence,
    status,
    gender: kind,
    prefix,
    raison_sociale,
    commercialname,
    siret,
    mail,
    conditions_accepted: isAccepted(profile.cgsAcceptDate),
    activity: profile.activity?.done ?? 0,
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
  };
}

function mediaPath(key: string): string {
  return `/alveoleapi/enrolment/media/${key}`;
}
