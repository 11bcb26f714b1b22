import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { consumerSnapshot } from './events.ts';
import { consumerId, consumer, consumerData } from './wire.ts';
import { mail, birthDay, instant, internationalPhone, rowHash, text, zip } from '../values/primitives.ts';
import { repairerOrAdministrator } from '../define/route-parts.ts';

export const preRegister = defineRoute({
  service: 'enrolment',
  name: 'preRegister',
  method: 'POST',
  path: '/enrolment/consumer_public',
  auth: 'public',
  summary: 'Pre-register a beneficiary',
  description: 'A person known by names, birth date and birthplace gets the code given before, with `is_new: false`.',
  body: z.strictObject({
    lastname: text(100).min(1, 'Field is required'),
    name: text(100).min(1, 'Field is required'),
    birthdate: birthDay,
    birthplace: text(120).min(1, 'Field is required'),
    zip,
    phone: internationalPhone,
    mail,
    cguAccept: instant,
    surveyAccept: instant.optional(),
  }),
  responses: { 200: z.object({ is_new: z.boolean(), consumer_id: consumerId }) },
  errors: ['TooManyRequestsException'],
  rateLimit: { perMinute: 10, by: 'address', overReplicas: true },
});

export const recoverConsumerId = defineRoute({
  service: 'enrolment',
  name: 'recoverConsumerId',
  method: 'POST',
  path: '/enrolment/lost_consumer_id',
  auth: 'public',
  summary: 'Find a lost pre-registration code',
  body: z.strictObject({
    first_name: text(100).min(1, 'Field is required'),
    last_name: text(100).min(1, 'Field is required'),
    birth_date: birthDay,
    birth_place: text(120).min(1, 'Field is required'),
  }),
  responses: { 200: z.object({ consumer_id: consumerId }) },
  errors: ['ConsumerNotFoundException', 'DuplicatesValueException', 'TooManyRequestsException'],
  rateLimit: { perMinute: 5, by: 'address', overReplicas: true },
});

export const findConsumers = defineRoute({
  service: 'enrolment',
  name: 'findConsumers',
  scope: 'consumers:read',
  method: 'GET',
  path: '/enrolment/consumers',
  auth: repairerOrAdministrator,
  summary: 'Beneficiaries with a phone number (+33 form) or a pre-registration code',
  query: z.strictObject({ query: z.union([internationalPhone, consumerId]) }),
  responses: { 200: z.array(consumer) },
  rateLimit: { perMinute: 60, by: 'account', overReplicas: true },
});

export const readConsumer = defineRoute({
  service: 'enrolment',
  name: 'readConsumer',
  scope: 'consumers:read',
  method: 'GET',
  path: '/enrolment/consumer/:id',
  auth: repairerOrAdministrator,
  summary: 'Read a beneficiary',
  params: z.strictObject({ id: consumerId }),
  responses: { 200: consumer },
  errors: ['ConsumerNotFoundException'],
  rateLimit: { perMinute: 60, by: 'account', overReplicas: true },
});

/** The same call under the path of the list. */
export const readConsumerOfList = defineRoute({
  ...readConsumer,
  name: 'readConsumerOfList',
  path: '/enrolment/consumers/:id',
});

export const registerConsumer = defineRoute({
  service: 'enrolment',
  name: 'registerConsumer',
  scope: 'consumers:write',
  method: 'POST',
  path: '/enrolment/consumer',
  auth: repairerOrAdministrator,
  summary: 'Record a beneficiary at the counter',
  description:
    'A person who is known keeps what is known. `cguAccept` is kept once: it is the moment when the terms were accepted at the counter.',
  body: z.strictObject({
    consumer_data: consumerData.extend({ birth_date: birthDay }),
    keywords: text(2000).optional(),
    cguAccept: instant.optional(),
  }),
  waitsOnDevice: true,
  responses: { 200: z.object({ consumer_id: consumerId, row_hash: rowHash, is_new: z.boolean() }) },
  rateLimit: { perMinute: 60, by: 'account' },
});

export const correctConsumerPhone = defineRoute({
  service: 'enrolment',
  name: 'correctConsumerPhone',
  method: 'PUT',
  path: '/enrolment/consumer',
  auth: repairerOrAdministrator,
  summary: 'Correct a beneficiary’s mobile number',
  body: z.strictObject({ consumer_id: consumerId, smartphone_number: internationalPhone, last_row_hash: rowHash }),
  responses: { 200: z.object({ row_hash: rowHash }) },
  errors: ['ConsumerVersionMismatchException', 'ConsumerNotFoundException'],
  rateLimit: { perMinute: 30, by: 'account' },
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
