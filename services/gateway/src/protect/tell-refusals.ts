import type { Logger } from '@alveole/service-kit';
import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

const tellEveryMs = 1000;

/** Tells of each call that is refused at the door: one line a second at most, and a measure. */
export function tellRefusals(logger: Logger, registry: Registry): () => void {
  const total = new Counter({
    name: 'http_requests_refused_at_door_total',
    help: 'Calls refused before anything was looked at.',
    registers: [registry],
  });
  let refused = 0;
  return () => {
    total.inc();
    if (refused === 0)
      setTimeout(() => {
        logger.warn({ refused }, 'calls refused at the door');
        refused = 0;
      }, tellEveryMs).unref();
    refused += 1;
  };
}
