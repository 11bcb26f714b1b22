import { createService } from '@alveole/service-kit';
import type { ImplementedRoute, Logger, ReadinessCheck, ServiceOptions } from '@alveole/service-kit';
import type { ServiceConfig } from '@alveole/service-kit/service';
import { assignRepairRoute } from './assign-repair/assign-repair.route.ts';
import { consumerBikesRoute } from './consumer-bikes/consumer-bikes.route.ts';
import { countRepairsRoute } from './count-repairs/count-repairs.route.ts';
import { findRepairRoutes } from './find-repair/find-repair.route.ts';
import { listRepairsRoutes } from './list-repairs/list-repairs.route.ts';
import { lockForRefundRoute } from './lock-for-refund/lock-for-refund.route.ts';
import { openRepairRoute } from './open-repair/open-repair.route.ts';
import { operateRepairRoutes } from './operate-repair/operate-repair.route.ts';
import type { RepairsPorts } from './ports.ts';
import { readRepairRoutes } from './read-repair/read-repair.route.ts';
import { readStampRoute } from './read-stamp/read-stamp.route.ts';
import { switchSmsRoutes } from './switch-sms/switch-sms.route.ts';

export interface RepairsApp {
  readonly config: Pick<ServiceConfig, 'AUTH_PUBLIC_KEYS' | 'SERVICE_SECRET'>;
  readonly logger: Logger;
  readonly ports: RepairsPorts;
  /** By name, what must work before the service is of use. */
  readonly checks: Readonly<Record<string, ReadinessCheck>>;
  /** The contract's limits and the usual load unless told otherwise. */
  readonly limits?: Pick<ServiceOptions, 'rateLimits' | 'loadLimits'>;
}

/** The service with all its routes bound; the caller listens. */
export function buildApp({ config, logger, ports, checks, limits }: RepairsApp): ReturnType<typeof createService> {
  return createService({ name: 'repairs', config, logger, checks, routes: routesOf(ports), ...limits });
}

/** Every call that the contracts declare for this service. */
export function routesOf(ports: RepairsPorts): ImplementedRoute[] {
  return [
    openRepairRoute(ports),
    ...operateRepairRoutes(ports),
    assignRepairRoute(ports),
    ...listRepairsRoutes(ports),
    countRepairsRoute(ports.repairs),
    ...readRepairRoutes(ports),
    readStampRoute(ports),
    ...findRepairRoutes(ports),
    consumerBikesRoute(ports.repairs),
    ...switchSmsRoutes(ports),
    lockForRefundRoute(ports),
  ];
}
