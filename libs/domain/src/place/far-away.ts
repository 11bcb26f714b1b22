/** Kilometres to a shop beyond which somebody should ask why a bike is repaired there: further than a day's ride. */
export const farAwayKm = 100;

export function isFarAway(kilometres: number): boolean {
  return kilometres > farAwayKm;
}
