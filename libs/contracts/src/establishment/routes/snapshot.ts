import { z } from 'zod';
import { defineRoute } from '../../define/define-route.ts';
import { entitySnapshot } from '../events.ts';
import { kindNames } from '../kind-wire.ts';
import { id, mail } from '../../values/primitives.ts';

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

/** Asked at night, for what an event that was lost left elsewhere. */
export const listForgottenEntities = defineRoute({
  service: 'enrolment',
  name: 'listForgottenEntities',
  method: 'GET',
  path: '/v1/enrolment/forgotten_entities',
  auth: 'service',
  summary: 'Closed establishments whose people were forgotten',
  responses: { 200: z.object({ entity_ids: z.array(id) }) },
});
