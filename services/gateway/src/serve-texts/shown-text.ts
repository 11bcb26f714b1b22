import type { Face } from '@alveole/campaigns';
import { announcedAfter, inForceOn, legalTextPlaces } from '@alveole/domain';
import type { LegalText, LegalTextId, ShownLegalText } from '@alveole/domain';

/** A legal text as its page shows it on a day. */
export function shownTextOf({ legalTexts }: Face, id: LegalTextId, day: string): ShownLegalText {
  const announced = announcedAfter(legalTexts[id], day);
  return {
    text: inForceOn(legalTexts[id], day),
    ...(announced && { announced: { day: announced.day, mark: announced.mark } }),
  };
}

/** The text whose page stands at this path; undefined for every other page. */
export function legalTextAt(path: string): LegalTextId | undefined {
  return legalTextPlaces.find(({ page }) => `/${page}` === path)?.id;
}

/** The version of a text that a PDF's address names: the one in force, or that of its day. */
export function versionAt({ legalTexts }: Face, path: string, today: string): LegalText | undefined {
  const place = legalTextPlaces.find(({ pdf }) => path.startsWith(`/${pdf.slice(0, -'pdf'.length)}`));
  if (place === undefined) return undefined;
  const versions = legalTexts[place.id];
  if (path === `/${place.pdf}`) return inForceOn(versions, today);
  const day = path.slice(place.pdf.length - 'pdf'.length + 1, -'.pdf'.length);
  return versions.find((version) => version.day === day);
}
