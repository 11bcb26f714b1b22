import type { ApiCaller } from '@alveole/contracts';
import { colleagueRoutes, registerDeviceBody } from '@alveole/contracts/colleague';
import { platformName } from './platform-name.ts';

/** Shows this browser among the person's devices. One is signed in without it, so nobody waits for it. */
export function registerDevice(api: ApiCaller): void {
  const body = registerDeviceBody({ token: crypto.randomUUID(), platform: platformName(navigator.userAgent) });
  api.call(colleagueRoutes.registerDevice, { body }).catch(() => undefined);
}
