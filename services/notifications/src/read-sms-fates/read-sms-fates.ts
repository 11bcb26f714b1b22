import { startRounds } from '@alveole/service-kit';
import type { Logger, Rounds } from '@alveole/service-kit';
import type { SmsGateway } from '../outside/sms-gateway.ts';
import type { NotificationsPorts } from '../ports.ts';

export type ReadFatesPorts = Pick<NotificationsPorts, 'deliveries' | 'now'> & {
  readonly readFate: NonNullable<SmsGateway['readFate']>;
};

/** The counter waits for it with the client beside it. */
const everyMs = 10_000;
/** A code is worth nothing by then, and another way was found. */
const askedForMs = 3_600_000;
const mostAtOnce = 200;

/** Asks the provider what became of the SMS of the last hour, and notes what it knows. Rejects while it is away. */
export async function readSmsFates({ deliveries, readFate, now }: ReadFatesPorts): Promise<void> {
  const since = new Date(now().getTime() - askedForMs);
  for (const delivery of await deliveries.sentSms(since, mostAtOnce)) {
    const fate = delivery.reference === undefined ? undefined : await readFate(delivery.reference);
    if (fate) await deliveries.settle(delivery, fate, now());
  }
}

/** Asks every ten seconds. */
export function startReadingFates(ports: ReadFatesPorts, logger: Logger): Rounds {
  return startRounds(() => readSmsFates(ports), { everyMs, logger, failure: 'reading what became of SMS failed' });
}
