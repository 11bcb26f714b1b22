import type { ImplementedRoute } from '@alveole/service-kit';
import { assignRepairRoute } from './assign-repair/assign-repair.route.ts';
import { listConsumerBikesRoute } from './list-consumer-bikes/list-consumer-bikes.route.ts';
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

/** Every call that the contracts declare for this service. */
export function routesOf(ports: RepairsPorts): ImplementedRoute[] {
  return [
    openRepairRoute(ports),
    ...operateRepairRoutes(ports),
    assignRepairRoute(ports),
    ...listRepairsRoutes(ports),
    countRepairsRoute(ports),
    ...readRepairRoutes(ports),
    readStampRoute(ports),
    ...findRepairRoutes(ports),
    listConsumerBikesRoute(ports),
    ...switchSmsRoutes(ports),
    lockForRefundRoute(ports),
  ];
}
