import { z } from 'zod';
import { defineEvent } from '../define-event.ts';
import { consumerData, consumerId } from '../wire/consumer.ts';

/** What other services keep of a beneficiary. */
export const consumerSnapshot = z.object({
  consumer_id: consumerId,
  sequence: z.int(),
  ...consumerData.shape,
  mail: z.string().optional(),
});

export type ConsumerSnapshot = z.output<typeof consumerSnapshot>;

const consumerRegistered = defineEvent(
  'consumer.registered',
  1,
  'A beneficiary is known; pre-registered ones get their code by mail',
  z.object({ consumer: consumerSnapshot, pre_registered: z.boolean() }),
);
export const consumerChanged = defineEvent(
  'consumer.changed',
  1,
  'A beneficiary’s particulars changed',
  z.object({ consumer: consumerSnapshot }),
);

export const consumerEvents = { consumerRegistered, consumerChanged } as const;
