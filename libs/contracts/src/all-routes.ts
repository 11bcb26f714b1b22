import type { RouteDefinition, ServiceName } from './define/define-route.ts';
import * as accountRoutes from './account/routes.ts';
import * as beneficiaryRoutes from './beneficiary/routes.ts';
import * as campaignRoutes from './campaign/routes.ts';
import * as colleagueRoutes from './colleague/routes.ts';
import * as deskRoutes from './desk/routes.ts';
import * as establishmentRoutes from './establishment/routes.ts';
import * as funderRoutes from './funder/routes.ts';
import * as locationRoutes from './location/routes.ts';
import * as massRunRoutes from './mass-run/routes.ts';
import * as mediaRoutes from './media/routes.ts';
import * as messageRoutes from './message/routes.ts';
import * as personRequestRoutes from './person-request/routes.ts';
import * as pickUpRoutes from './pick-up/routes.ts';
import * as recoveryRoutes from './recovery/routes.ts';
import * as refundRoutes from './refund/routes.ts';
import * as repairRoutes from './repair/routes.ts';
import * as replayRoutes from './replay/routes.ts';
import * as reviewRoutes from './review/routes.ts';
import * as sessionRoutes from './session/routes.ts';
import * as softwareClientRoutes from './software-client/routes.ts';
import * as staffRoutes from './staff/routes.ts';
import * as statisticsRoutes from './statistics/routes.ts';
import * as webhookRoutes from './webhook/routes.ts';

const things = [
  accountRoutes,
  beneficiaryRoutes,
  campaignRoutes,
  colleagueRoutes,
  deskRoutes,
  establishmentRoutes,
  funderRoutes,
  locationRoutes,
  massRunRoutes,
  mediaRoutes,
  messageRoutes,
  personRequestRoutes,
  pickUpRoutes,
  recoveryRoutes,
  refundRoutes,
  repairRoutes,
  replayRoutes,
  reviewRoutes,
  sessionRoutes,
  softwareClientRoutes,
  staffRoutes,
  statisticsRoutes,
  webhookRoutes,
];

const routes: readonly RouteDefinition[] = things.flatMap((thing) => Object.values<RouteDefinition>(thing));

const answeredBy = (service: ServiceName) => routes.filter((route) => route.service === service);

/** Every call of every service; documentation and the access matrix are made from it. */
export const routesOf: Record<ServiceName, readonly RouteDefinition[]> = {
  auth: answeredBy('auth'),
  enrolment: answeredBy('enrolment'),
  repairs: answeredBy('repairs'),
  refunds: answeredBy('refunds'),
  notifications: answeredBy('notifications'),
};
