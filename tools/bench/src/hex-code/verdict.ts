/** Something the code must reach, and whether it did. */
export type Claim = { text: string; held: boolean };

/** Prints claims and tells whether all of them hold. */
export function printClaims(claims: readonly Claim[]): boolean {
  for (const { text, held } of claims) console.log(`  ${held ? 'held  ' : 'MISSED'}  ${text}`);
  return claims.every(({ held }) => held);
}

/** A part of one, in per cent. */
export const percent = (part: number, digits = 1): string => `${(100 * part).toFixed(digits)} %`;
