/** Something the code must reach, and whether it did. */
export type Claim = { text: string; isTrue: boolean };

/** Prints claims and tells whether all of them hold. */
export function printClaims(claims: readonly Claim[]): boolean {
  for (const { text, isTrue } of claims) console.log(`  ${isTrue ? 'held  ' : 'MISSED'}  ${text}`);
  return claims.every(({ isTrue }) => isTrue);
}

/** A part of one, in per cent. */
export const percent = (part: number, digits = 1): string => `${(100 * part).toFixed(digits)} %`;
