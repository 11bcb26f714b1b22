import { createDemoApi } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';

/** What a product needs for it: the proxy before it, which tells it who calls, is this machine. */
export const behindProxy = { TRUSTED_PROXIES: 'loopback' } as const;

/**
 * Calls whose strangers come each from an address of their own, as people who pre-register do: an address may do so ten
 * times a minute, and the journeys of a quick machine need more.
 * @param url of a product that is started `behindProxy`
 */
export function visitorsOf(url: string): DemoApi {
  const known = createDemoApi(url);
  let strangers = 0;
  const stranger = (): DemoApi => {
    strangers += 1;
    return createDemoApi(url, { 'x-forwarded-for': `198.18.${strangers >> 8}.${strangers & 255}` });
  };
  return {
    ...known,
    call: (route, input, token) => (token === undefined ? stranger() : known).call(route, input, token),
  };
}
