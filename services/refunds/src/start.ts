import { defineService, serviceStarter } from '@alveole/service-kit/service';
import { refundsConfig } from './config.ts';
import { startWeeklyDrafts } from './draft-weekly/weekly-schedule.ts';
import { createPorts, modelsOf } from './ports.ts';
import { routesOf } from './routes.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** Refunds: batches of SEPA credit transfers. */
export const refundsService = defineService({
  name: 'refunds',
  config: refundsConfig,
  assemble: ({ config, database, logger, clientOf, now }) => {
    const repairs = clientOf(config.REPAIRS_URL);
    const enrolment = clientOf(config.ENROLMENT_URL);
    const ports = createPorts({ config, database, repairs, enrolment, now });
    const weekly = startWeeklyDrafts(ports, logger);
    return {
      routes: routesOf(ports),
      statusOf: ports.payees.statusOf,
      subscriptions: subscriptionsOf(ports),
      outboxes: Object.values(modelsOf(database)),
      close: () => weekly.stop(),
    };
  },
});

/** Throws when its configuration, database or broker fails. */
export const startRefundsService = serviceStarter(refundsService);
