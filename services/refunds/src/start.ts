import { requireCampaign } from '@alveole/campaigns';
import { keepTimeIn, timeZoneOf } from '@alveole/domain';
import { createGauge } from '@alveole/service-kit';
import { defineService, serviceStarter } from '@alveole/service-kit/service';
import { refundsConfig } from './config.ts';
import { startWeeklyDrafts } from './draft-weekly/weekly-schedule.ts';
import { createBankFileReader } from './read-bank-file/bank-file-reader.ts';
import { forgetPersons } from './forget-persons/forget-persons.ts';
import { migrations } from './migrate/migrations.ts';
import { startPublishingPayments } from './publish-payments/payments-schedule.ts';
import { startPublishing } from './publish-log/publish-schedule.ts';
import { startRecoveryRounds } from './follow-recoveries/recovery-schedule.ts';
import { createPorts } from './assemble.ts';
import { modelsOf } from './store/models.ts';
import { routesOf } from './routes.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** Refunds: batches of SEPA credit transfers. */
export const refundsService = defineService({
  name: 'refunds',
  config: refundsConfig,
  migrations,
  assemble: ({ config, database, logger, clientOf, now, metrics, startThreads }) => {
    keepTimeIn(timeZoneOf(requireCampaign(config.CAMPAIGNS_DIR, config.CAMPAIGN)));
    const auth = clientOf(config.AUTH_URL);
    const repairs = clientOf(config.REPAIRS_URL);
    const enrolment = clientOf(config.ENROLMENT_URL);
    const bankFiles = createBankFileReader({ metrics, startThreads });
    const ports = createPorts({ config, database, auth, repairs, enrolment, bankFiles, now });
    const weekly = startWeeklyDrafts(ports, logger);
    const tell = createGauge(metrics, {
      name: 'recoveries_open',
      help: 'Payment requests to establishments that are open: how many, how many past their due date, and the cents that are left',
      labelNames: ['figure'],
    });
    const tellReceipts = createGauge(metrics, {
      name: 'receipts_open',
      help: 'Credits of the bank that people are to make clear',
      labelNames: [],
    });
    const recoveries = startRecoveryRounds(ports, logger, ({ count, leftCents, pastDueCount, receiptCount }) => {
      tell({ figure: 'count' }, count);
      tell({ figure: 'past_due' }, pastDueCount);
      tell({ figure: 'left_cents' }, leftCents);
      tellReceipts({}, receiptCount);
    });
    const publishing = startPublishing(ports, logger);
    const publishingPayments = startPublishingPayments(ports, logger);
    return {
      routes: routesOf(ports),
      statusOf: ports.payees.statusOf,
      subscriptions: subscriptionsOf(ports),
      outboxes: Object.values(modelsOf(database)),
      retention: forgetPersons({ ports, enrolment }),
      async close() {
        await weekly.stop();
        await recoveries.stop();
        await publishing.stop();
        await publishingPayments.stop();
        await bankFiles.close();
      },
    };
  },
});

/** Throws when its configuration, database or broker fails. */
export const startRefundsService = serviceStarter(refundsService);
