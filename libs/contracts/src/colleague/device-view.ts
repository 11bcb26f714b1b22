import type { RouteInput, RouteResult } from '../define/define-route.ts';
import type * as colleagueRoutes from './routes.ts';

type Routes = typeof colleagueRoutes;

/** A device that one signed in with. */
export interface DeviceView {
  readonly deviceId: string;
  readonly platform: string;
  readonly registeredAt: string;
  readonly usedAt: string;
  readonly isCurrent: boolean;
}

export function deviceOf(device: RouteResult<Routes['listDevices']>[number]): DeviceView {
  return {
    deviceId: device.device_id,
    platform: device.device_platform,
    registeredAt: device.register_date,
    usedAt: device.last_use_date,
    isCurrent: device.is_current,
  };
}

export function registerDeviceBody(token: string, platform: string): RouteInput<Routes['registerDevice']>['body'] {
  return { app: 'alveole', device_token: token, device_platform: platform };
}
