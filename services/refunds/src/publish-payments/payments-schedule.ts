import { startRounds } from '@alveole/service-kit';
import type { Logger, Rounds } from '@alveole/service-kit';
import { publishPayments } from './publish-payments.ts';
import type { PublishPaymentsPorts } from './publish-payments.ts';

/** What the bank confirmed is published at most this late. Milliseconds. */
const everyMs = 60_000;

/** Publishes payments by shop whose batches have changed: at the start and every minute. */
export function startPublishingPayments(ports: PublishPaymentsPorts, logger: Logger): Rounds {
  const publish = async () => {
    const batches = await publishPayments(ports);
    if (batches > 0) logger.info({ batches }, 'the payments of batches are published by shop');
  };
  return startRounds(publish, { everyMs, logger, failure: 'publishing payments by shop failed' });
}
