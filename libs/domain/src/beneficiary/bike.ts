import { lettersOnly, foldText } from './fold-text.ts';

/** What a bike without any number is entered as. */
export const noSerial = 'Pas de numero';
/** Brand and serial of a lesson's file, which has no bike. */
export const sessionMarker = 'Remise en selle';

const withoutClaim: ReadonlySet<string> = new Set([noSerial, sessionMarker].map(lettersOnly));

/**
 * The key under which a bike can be claimed once; spaces, dashes, accents and case do not make another bike.
 * @returns null for what identifies no bike: 'Pas de numero' and the session marker
 */
export function bikeClaimKey(brand: string, serial: string): string | null {
  const foldedSerial = foldText(serial).replace(/[^A-Z0-9]/g, '');
  if (foldedSerial === '' || withoutClaim.has(lettersOnly(serial)) || lettersOnly(brand) === lettersOnly(sessionMarker))
    return null;
  return `${foldText(brand).replace(/[^A-Z0-9]/g, '')}|${foldedSerial}`;
}

/** Whether two serials are one number, however they are written; a bike without a number is like no other. */
export function isSameBikeNumber(serial: string, other: string): boolean {
  const key = bikeClaimKey('', serial);
  return key !== null && key === bikeClaimKey('', other);
}
