import type { RouteDefinition, ServiceName } from '../define-route.ts';
import * as authRoutes from './auth.routes.ts';
import * as enrolmentRoutes from './enrolment.routes.ts';
import * as notificationsRoutes from './notifications.routes.ts';
import * as refundsRoutes from './refunds.routes.ts';
import * as repairsRoutes from './repairs.routes.ts';

/** Every call of every service; documentation and the access matrix are made from it. */
export const routesOf: Record<ServiceName, readonly RouteDefinition[]> = {
  auth: Object.values(authRoutes),
  enrolment: Object.values(enrolmentRoutes),
  repairs: Object.values(repairsRoutes),
  refunds: Object.values(refundsRoutes),
  notifications: Object.values(notificationsRoutes),
};
