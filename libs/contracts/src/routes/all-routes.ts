import type { RouteDefinition, ServiceName } from '../define-route.ts';
import { authRoutes } from './auth.routes.ts';
import { beneficiaryRoutes } from './beneficiary.routes.ts';
import { establishmentRoutes } from './establishment.routes.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { refundsRoutes } from './refunds.routes.ts';
import { repairsRoutes } from './repairs.routes.ts';
import { snapshotRoutes } from './snapshot.routes.ts';

export const enrolmentRoutes = { ...establishmentRoutes, ...beneficiaryRoutes, ...snapshotRoutes } as const;

/** Every call of every service; documentation and the access matrix are made from it. */
export const routesOf: Record<ServiceName, readonly RouteDefinition[]> = {
  auth: Object.values(authRoutes),
  enrolment: Object.values(enrolmentRoutes),
  repairs: Object.values(repairsRoutes),
  refunds: Object.values(refundsRoutes),
  notifications: Object.values(notificationsRoutes),
};

export { authRoutes, notificationsRoutes, refundsRoutes, repairsRoutes };
