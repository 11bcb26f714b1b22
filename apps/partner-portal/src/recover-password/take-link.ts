/** What the link of a mail carries: whose password, and the code that allows it. */
export interface PasswordLink {
  readonly mail: string;
  readonly code: string;
}

/**
 * Reads the part of the address behind `#` and takes it out of the address bar and the history, where a code has no
 * business. Undefined when there is none.
 */
export function takePasswordLink({ location, history }: Window = window): PasswordLink | undefined {
  const given = new URLSearchParams(location.hash.slice(1));
  const [mail, code] = [given.get('mail'), given.get('code')];
  if (!mail || !code) return undefined;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return { mail, code };
}
