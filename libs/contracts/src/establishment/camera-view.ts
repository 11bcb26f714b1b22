import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import type * as cameraRoutes from './routes/camera.ts';

type CameraRoutes = typeof cameraRoutes;

/** Whether counters do without the camera, or are asked to. */
export function isCameraOff(
  params: RouteResult<CameraRoutes['readEntityCamera']> | RouteRequest<CameraRoutes['switchEntityCamera']>['body'],
): boolean {
  return params.no_use_of_camera;
}

/** The body that switches the camera; `isCameraOff` reads it again. */
export function cameraBody(isOff: boolean): RouteInput<CameraRoutes['switchEntityCamera']>['body'] {
  return { no_use_of_camera: isOff };
}
