import { startRounds } from '@alveole/service-kit';
import type { Logger, Rounds } from '@alveole/service-kit';
import type { SmsGateway } from '../outside/sms-gateway.ts';
import type { NotificationsPorts } from '../ports.ts';
import type { Delivery } from '../record/delivery.ts';

export type ReadFatesPorts = Pick<NotificationsPorts, 'deliveries' | 'now'> & {
  readonly readFate: NonNullable<SmsGateway['readFate']>;
};

/** The counter waits for it with the client beside it. */
const everyMs = 10_000;
/** A code is worth nothing by then, and another way was found. */
const askedForMs = 3_600_000;
const mostAtOnce = 200;

/** Calls at once; where the provider answers none of them, it is away. */
const callsAtOnce = 5;

/**
 * Asks the provider what became of the SMS of the last hour, and notes what it knows. One of which it does not answer
 * keeps none of the others waiting. Rejects with the first failure, and while it is away.
 */
export async function readSmsFates({ deliveries, readFate, now }: ReadFatesPorts): Promise<void> {
  const read = async (delivery: Delivery): Promise<void> => {
    const fate = delivery.reference === undefined ? undefined : await readFate(delivery.reference);
    if (fate) await deliveries.settle(delivery, fate, now());
  };
  const since = new Date(now().getTime() - askedForMs);
  const open = await deliveries.sentSms(since, mostAtOnce);
  const failures: PromiseRejectedResult[] = [];
  for (let from = 0; from < open.length; from += callsAtOnce) {
    const outcomes = await Promise.allSettled(open.slice(from, from + callsAtOnce).map(read));
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    failures.push(...failed);
    if (failed.length === outcomes.length) break;
  }
  if (failures[0]) throw failures[0].reason;
}

/** Asks every ten seconds. */
export function startReadingFates(ports: ReadFatesPorts, logger: Logger): Rounds {
  return startRounds(() => readSmsFates(ports), { everyMs, logger, failure: 'reading what became of SMS failed' });
}
