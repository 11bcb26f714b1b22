import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
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

/** A device as it registers itself. */
export interface DeviceRequest {
  /** The device's own name for itself. */
  readonly token: string;
  readonly platform: string;
}

/** The body that registers a device; `registeredDeviceOf` reads it again. */
export function registerDeviceBody({ token, platform }: DeviceRequest): RouteInput<Routes['registerDevice']>['body'] {
  return { app: 'alveole', device_token: token, device_platform: platform };
}

/** The device that registers itself, and the application that it does so for. */
export function registeredDeviceOf({
  app,
  device_token: token,
  device_platform: platform,
}: RouteRequest<Routes['registerDevice']>['body']): DeviceRequest & { readonly app: string } {
  return { app, token, platform };
}
