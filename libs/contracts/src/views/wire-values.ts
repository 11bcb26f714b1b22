/** Whole cents of the wire's decimal euros, which have two decimals at most; undefined while there is no amount. */
export function centsOf(euros: number): number;
export function centsOf(euros: number | undefined): number | undefined;
export function centsOf(euros: number | undefined): number | undefined {
  return euros === undefined ? undefined : Math.round(euros * 100);
}

/** The ISO instant of the wire's `YYYY-MM-DD HH:mm:ss`, which is UTC without saying so. */
export function instantOf(operationDate: string): string {
  return `${operationDate.replace(' ', 'T')}Z`;
}
