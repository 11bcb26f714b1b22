import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { consumerSnapshot } from '../events/consumer.events.ts';
import { entitySnapshot } from '../events/entity.events.ts';
import { consumerId } from '../wire/consumer.ts';
import { id } from '../wire/primitives.ts';

/** Asked when a projection misses or lags, before a refusal. */
const readEntitySnapshot = defineRoute({
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

export const snapshotRoutes = { readEntitySnapshot, readConsumerSnapshot } as const;
