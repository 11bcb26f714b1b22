import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { createDemoApi } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';

/** What a product needs for it: the proxy before it, which tells it who calls, is this machine. */
export const behindProxy = { TRUSTED_PROXIES: 'loopback' } as const;

/**
 * Calls of which each pre-registration comes from an address of its own, as those of people do: an address may send ten a
 * minute, and the journeys of a quick machine need more. Every other call comes from where the browser stands.
 * @param url of a product that is started `behindProxy`
 */
export function visitorsOf(url: string): DemoApi {
  const browser = createDemoApi(url);
  let visitors = 0;
  const visitor = (): DemoApi => {
    visitors += 1;
    return createDemoApi(url, { 'x-forwarded-for': `198.18.${visitors >> 8}.${visitors & 255}` });
  };
  return {
    ...browser,
    call: (route, input, token) =>
      (route.name === beneficiaryRoutes.preRegister.name ? visitor() : browser).call(route, input, token),
  };
}
