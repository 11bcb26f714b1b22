import type { PublicEntity } from '@alveole/contracts/establishment';
import { isAssociation, runsWorkshop, teaches } from '@alveole/domain';
import type { Establishment } from '../record/establishment.ts';
import { activityIn } from '../record/profile.ts';
import type { Profile } from '../record/profile.ts';

/** What visitors read of an establishment. @param distance metres */
export function publicEntityOf({ id, kind, profile }: Establishment, distance: number): PublicEntity {
  const activity = activityIn(profile);
  return {
    id,
    name: profile.commercialName ?? profile.companyName ?? '',
    addr: profile.address ?? '',
    zip: profile.postcode ?? '',
    city: profile.city ?? '',
    phone: profile.phone,
    website: siteOf(profile.website),
    atelier: isAssociation(kind) && runsWorkshop(activity),
    isVE: teaches(activity),
    hourly: profile.openingHours as PublicEntity['hourly'],
    gps: gpsOf(profile),
    distance: Math.round(distance),
  };
}

function gpsOf({ latitude, longitude, isOffMap, openingHours }: Profile): [number, number] | undefined {
  if (isOffMap === true || openingHours?.noMap === true || latitude === undefined || longitude === undefined)
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
