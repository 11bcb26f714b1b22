import { correctedFields } from '@alveole/domain';
import { z } from 'zod';
import { defineEvent } from '../define/define-event.ts';
import { id } from '../values/primitives.ts';
import { consumerData, consumerId } from './wire.ts';

/** What other services keep of a beneficiary. */
export const consumerSnapshot = z.object({
  consumer_id: consumerId,
  sequence: z.int(),
  ...consumerData.shape,
  mail: z.string().optional(),
});

export type ConsumerSnapshot = z.output<typeof consumerSnapshot>;

/** The mobile was changed at a counter or by an administrator. */
const phoneCorrection = z.object({
  previous_number: z.string(),
  role: z.enum(['REP', 'ADM']),
  user_name: z.string(),
  entity_id: id.optional().describe('Establishment whose counter corrected it; absent of an administrator'),
  entity_name: z.string().optional(),
});

export type PhoneCorrectionData = z.output<typeof phoneCorrection>;

/** The person asked for it: which fields, never what they hold. */
const personCorrection = z.object({ fields: z.array(z.enum(correctedFields)).min(1), user_name: z.string() });

export type PersonCorrectionData = z.output<typeof personCorrection>;

const consumerRegistered = defineEvent(
  'consumer.registered',
  1,
  'A beneficiary is known; pre-registered ones get their code by mail',
  z.object({ consumer: consumerSnapshot, pre_registered: z.boolean() }),
);
export const consumerChanged = defineEvent(
  'consumer.changed',
  1,
  'A beneficiary’s particulars changed; who had the number before a correction is told',
  z.object({
    consumer: consumerSnapshot,
    phone_correction: phoneCorrection.optional(),
    person_correction: personCorrection.optional(),
  }),
);

const consumerAnonymised = defineEvent(
  'consumer.anonymised',
  1,
  'Nobody needs a beneficiary any more: whoever keeps particulars empties them',
  z.object({ consumer_id: consumerId }),
);

export const consumerEvents = { consumerRegistered, consumerChanged, consumerAnonymised } as const;
