/** Whole cents of the wire's decimal euros, which have two decimals at most. */
export function centsOf(euros: number): number {
  return Math.round(euros * 100);
}
