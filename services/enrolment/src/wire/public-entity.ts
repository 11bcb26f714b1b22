import type { PublicEntity } from '@alveole/contracts';
import { activityOf } from '@alveole/contracts';
import { isAssociation, runsWorkshop, teaches } from '@alveole/domain';
import type { Establishment } from '../record/establishment.ts';

/** What visitors read of an establishment. @param distance metres */
export function publicEntityOf({ id, kind, profile }: Establishment, distance: number): PublicEntity {
  const activity = activityOf(profile.activity);
  return {
    id,
    name: profile.commercialname ?? profile.raison_sociale ?? '',
    addr: profile.adresse ?? '',
    zip: profile.zip ?? '',
    city: profile.city ?? '',
    phone: profile.telephone,
    website: siteOf(profile.website),
    atelier: isAssociation(kind) && runsWorkshop(activity),
    isVE: teaches(activity),
    hourly: profile.horaires_ouverture,
    gps: gpsOf(profile),
    distance: Math.round(distance),
  };
}

function gpsOf({
  latitude,
  longitude,
  no_map,
  horaires_ouverture,
}: Establishment['profile']): [number, number] | undefined {
  if (no_map === true || horaires_ouverture?.noMap === true || latitude === undefined || longitude === undefined)
    return undefined;
  return [latitude, longitude];
}

/** A link that opens: without a scheme it gets `http://`; other schemes than http(s) are no link. */
function siteOf(website: string | undefined): string | undefined {
  const site = website?.trim() ?? '';
  if (site === '') return undefined;
  if (/^https?:\/\//i.test(site)) return site;
  return /^[a-z][a-z0-9+.-]*:/i.test(site) ? undefined : `http://${site}`;
}
