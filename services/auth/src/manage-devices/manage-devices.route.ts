import { colleagueRoutes, registeredDeviceOf } from '@alveole/contracts/colleague';
import { implement } from '@alveole/service-kit';
import type { Cookies } from '@alveole/service-kit';
import type { AuthPorts } from '../ports.ts';
import { hashOf, registerDevice, revokeDevice } from './manage-devices.ts';
import type { DevicePorts, RevokePorts } from './manage-devices.ts';

/** The devices of whoever calls: registered, listed, revoked. */
export function manageDevicesRoutes(ports: DevicePorts & RevokePorts & Pick<AuthPorts, 'devices'>) {
  const browserOf = (cookies: Cookies) => {
    const id = ports.devices.knownId(cookies);
    return id === undefined ? undefined : hashOf(id);
  };
  return [
    implement(colleagueRoutes.registerDevice, async ({ body, actor, cookies }) => {
      const device = { ...registeredDeviceOf(body), browserHash: browserOf(cookies) };
      return { register_token: await registerDevice(ports, actor.userId, device) };
    }),
    implement(colleagueRoutes.listDevices, async ({ actor, cookies }) => {
      const browser = browserOf(cookies);
      return (await ports.registeredDevices.ofUser(actor.userId)).map((device) => ({
        device_id: device.id,
        app: device.app,
        device_platform: device.platform,
        register_date: device.registeredAt.toISOString(),
        last_use_date: device.usedAt.toISOString(),
        is_current: browser !== undefined && device.browserHash === browser,
      }));
    }),
    implement(colleagueRoutes.revokeDevice, async ({ params, actor }) => {
      await revokeDevice(ports, actor.userId, params.id);
      return { status: 'ok' as const };
    }),
  ];
}
