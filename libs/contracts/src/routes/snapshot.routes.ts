import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { consumerSnapshot } from '../events/consumer.events.ts';
import { entitySnapshot } from '../events/entity.events.ts';
import { consumerId } from '../wire/consumer.ts';
import { kindNames } from '../wire/entity.ts';
import { id, mail } from '../wire/primitives.ts';

/** Asked when a projection misses or lags, before a refusal. */
export const readEntitySnapshot = defineRoute({
  service: 'enrolment',
  name: 'readEntitySnapshot',
  method: 'GET',
  path: '/v1/enrolment/entity_snapshots/:id',
  auth: 'service',
  summary: 'What other services keep of an establishment, as it stands now',
  params: z.strictObject({ id }),
  responses: { 200: entitySnapshot },
  errors: ['EntityNotFoundException'],
});

/** Asked when a projection misses or lags, before a refusal. */
export const readConsumerSnapshot = defineRoute({
  service: 'enrolment',
  name: 'readConsumerSnapshot',
  method: 'GET',
  path: '/v1/enrolment/consumer_snapshots/:id',
  auth: 'service',
  summary: 'What other services keep of a beneficiary, as it stands now',
  params: z.strictObject({ id: consumerId }),
  responses: { 200: consumerSnapshot },
  errors: ['ConsumerNotFoundException'],
});

/** Asked before a mail that staff wrote leaves: nobody writes to strangers in the programme's name. */
export const knowAddress = defineRoute({
  service: 'enrolment',
  name: 'knowAddress',
  method: 'GET',
  path: '/v1/enrolment/known_addresses',
  auth: 'service',
  summary: 'The establishments and beneficiaries that have an address',
  query: z.strictObject({ mail }),
  responses: {
    200: z.object({
      entities: z.array(
        z.object({
          entity_id: id,
          gender: z.literal([0, 1, 2, 3]).describe(`Kind of the establishment: ${kindNames}`),
        }),
      ),
      consumer_ids: z.array(z.string()),
    }),
  },
});
