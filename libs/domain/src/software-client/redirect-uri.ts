const longest = 500;
const web = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w.~%!$&'()*+,;=:@/-]*)?(?:\?[\w.~%!$&'()*+,;=:@/?-]*)?$/i;
/** The machine that the software runs on, by its number: a name might be resolved to another (RFC 8252, 8.3). */
const loopback = /^http:\/\/(?:127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:\/[\w.~%!$&'()*+,;=:@/-]*)?$/;

/**
 * Whether software may name this as the place where a person returns after he has allowed it: an address of the web by
 * https, or the machine of the software itself (RFC 8252, 7.3); never with a fragment, somebody’s name before the host, or a
 * parameter of its own by the name of one that the answer brings: the software would read the wrong one.
 */
export function isRedirectUri(uri: string): boolean {
  return uri.length <= longest && (loopback.test(uri) || (web.test(uri) && !hasAnswerParameter(uri)));
}

/** What an answer puts behind the address (RFC 6749, 4.1.2; RFC 9207). */
const answerParameters: readonly string[] = ['code', 'state', 'iss', 'error', 'error_description', 'error_uri'];

function hasAnswerParameter(uri: string): boolean {
  const [, query = ''] = uri.split('?', 2);
  return query.split('&').some((pair) => answerParameters.includes(decodedName(pair.split('=', 1)[0] ?? '')));
}

/** A name may be written in hexadecimal numbers, and is read without them. */
const decodedName = (name: string): string =>
  name.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Whether an address is one of those that were registered: sign by sign, but the port of the own machine, which the system
 * gives anew each time (RFC 8252, 7.3).
 */
export function isRegisteredUri(registered: readonly string[], uri: string): boolean {
  return isRedirectUri(uri) && registered.some((one) => comparable(one) === comparable(uri));
}

const comparable = (uri: string) =>
  loopback.test(uri) ? uri.replace(/^(http:\/\/[^/]*?)(?::\d{1,5})?(?=\/|$)/, '$1') : uri;
