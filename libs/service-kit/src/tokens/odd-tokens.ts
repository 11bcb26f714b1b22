/** Clocks of two machines differ by no more than this, in seconds. */
const clockSkew = 60;

/** Extensions that whoever verifies must understand (RFC 7515, 4.1.11): we know none, so such a token is refused. */
export function hasExtensions(header: object): boolean {
  return 'crit' in header;
}

/** Nobody has signed a token yet that says it was issued later than now. */
export function isFromTheFuture({ iat }: { readonly iat: number }): boolean {
  return iat > Date.now() / 1000 + clockSkew;
}
