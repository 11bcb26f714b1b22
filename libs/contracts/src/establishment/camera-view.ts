import type { RouteInput, RouteResult } from '../define/define-route.ts';
import type * as cameraRoutes from './routes/camera.ts';

type CameraRoutes = typeof cameraRoutes;

export function isCameraOff(params: RouteResult<CameraRoutes['readEntityCamera']>): boolean {
  return params.no_use_of_camera;
}

export function cameraBody(isOff: boolean): RouteInput<CameraRoutes['switchEntityCamera']>['body'] {
  return { no_use_of_camera: isOff };
}
