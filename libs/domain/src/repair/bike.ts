import { foldText } from '../compared-text/fold-text.ts';
import { skeletonOf } from '../compared-text/skeleton.ts';

/** What a bike without any number is entered as. */
export const noSerial = 'Pas de numero';
/** Brand and serial of a lesson's file, which has no bike. */
export const sessionMarker = 'Remise en selle';

const [noNumber, lesson] = [noSerial, sessionMarker].map(skeletonOf);

/**
 * The key under which a bike can be claimed once; spaces, dashes, accents, case and letters of another alphabet that look the
 * same do not make another bike (settled §6).
 * @returns null for what identifies no bike: 'Pas de numero', the session marker, and what has neither letter nor digit
 */
export function bikeClaimKey(brand: string, serial: string): string | null {
  const skeleton = skeletonOf(serial);
  return skeleton === '' || skeleton === noNumber || skeleton === lesson ? null : `${skeletonOf(brand)}|${skeleton}`;
}

/** Whether a text can be the number of a bike, or says that there is none. */
export function isBikeSerial(serial: string): boolean {
  const skeleton = skeletonOf(serial);
  return skeleton !== '' && skeleton !== lesson;
}

/** The key that versions before look-alikes were folded kept for a bike; their claims are renewed once. */
export function formerBikeClaimKey(brand: string, serial: string): string {
  return [brand, serial].map((text) => foldText(text).replace(/[^A-Z0-9]/g, '')).join('|');
}

/** Whether two serials are one number, however they are written; a bike without a number is like no other. */
export function isSameBikeNumber(serial: string, other: string): boolean {
  const key = bikeClaimKey('', serial);
  return key !== null && key === bikeClaimKey('', other);
}
