import type { RouteDefinition, ServiceName } from '../define-route.ts';
import { authRoutes } from './auth.routes.ts';
import { beneficiaryRoutes } from './beneficiary.routes.ts';
import { cameraRoutes } from './camera.routes.ts';
import { establishmentRoutes } from './establishment.routes.ts';
import { historyRoutes } from './history.routes.ts';
import { exportRoutes } from './export.routes.ts';
import { deskRoutes } from './desk.routes.ts';
import { massRunRoutes } from './mass-run.routes.ts';
import { mediaRoutes } from './media.routes.ts';
import { placeRoutes } from './place.routes.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { refundsRoutes } from './refunds.routes.ts';
import { repairsRoutes } from './repairs.routes.ts';
import { snapshotRoutes } from './snapshot.routes.ts';

export const enrolmentRoutes = {
  ...establishmentRoutes,
  ...historyRoutes,
  ...exportRoutes,
  ...massRunRoutes,
  ...deskRoutes,
  ...mediaRoutes,
  ...placeRoutes,
  ...beneficiaryRoutes,
  ...snapshotRoutes,
  ...cameraRoutes,
} as const;

/** Every call of every service; documentation and the access matrix are made from it. */
export const routesOf: Record<ServiceName, readonly RouteDefinition[]> = {
  auth: Object.values(authRoutes),
  enrolment: Object.values(enrolmentRoutes),
  repairs: Object.values(repairsRoutes),
  refunds: Object.values(refundsRoutes),
  notifications: Object.values(notificationsRoutes),
};

export { authRoutes, notificationsRoutes, refundsRoutes, repairsRoutes };
