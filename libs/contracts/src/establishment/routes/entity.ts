import {
  activityRequestStates,
  establishmentOrders,
  finderRadius,
  maxDuplicates,
  rowsPerPage,
  shownPerPage,
} from '@alveole/domain';
import { newPassword } from '@alveole/validation';
import { z } from 'zod';
import { defineRoute } from '../../define/define-route.ts';
import { establishmentStatus, kindNames } from '../kind-wire.ts';
import { entity, entityData, publicEntity, savedEntityData } from '../wire.ts';
import { cursor, id, mail, queryNumber, rowHash, siretOrRegister, sixDigits, text } from '../../values/primitives.ts';
import { anyRole, staffOnly } from '../../define/route-parts.ts';

export const requestCode = defineRoute({
  service: 'enrolment',
  name: 'requestCode',
  method: 'POST',
  path: '/enrolment/check_email',
  auth: 'public',
  summary: 'Send the registration code and open a place for the documents',
  description:
    'Names below `media_url_prefix` may be presigned without a token until the code expires (at most four objects).',
  body: z.strictObject({ mail }),
  responses: { 200: z.object({ entity_id: id, media_url_prefix: z.string() }) },
  errors: ['MailNotAvailableException', 'CodeAlreadySentException', 'TooManyRequestsException'],
  rateLimit: { perMinute: 10, by: 'address', overReplicas: true },
});

export const renewRegistration = defineRoute({
  service: 'enrolment',
  name: 'renewRegistration',
  method: 'POST',
  path: '/v1/enrolment/registrations/renew',
  auth: 'public',
  summary: 'Keep a registration code and its place for documents while the form is worked on',
  description: 'The code then ends thirty minutes from now; within twelve hours of its mail, no later.',
  body: z.strictObject({ entity_id: id }),
  responses: { 200: z.object({ expires_at: z.iso.datetime() }) },
  errors: ['NotAuthorizedException', 'TooManyRequestsException'],
  rateLimit: { perMinute: 30, by: 'address' },
});

export const registerEntity = defineRoute({
  service: 'enrolment',
  name: 'registerEntity',
  method: 'POST',
  path: '/enrolment/entity',
  auth: 'public',
  summary: 'Register an establishment',
  body: z.strictObject({
    entity_id: id,
    entity_data: entityData,
    code: sixDigits,
    password: newPassword,
    keywords: text(2000).optional(),
  }),
  responses: { 200: z.object({ access_token: z.string(), refresh_token: z.string(), user_id: id, entity_id: id }) },
  errors: [
    'NotAuthorizedException',
    'DuplicatesValueException',
    'MailNotAvailableException',
    'MediaRefusedException',
    'UnreadableDocumentException',
  ],
  rateLimit: { perMinute: 10, by: 'address', overReplicas: true },
});

export const readEntity = defineRoute({
  service: 'enrolment',
  name: 'readEntity',
  scope: 'establishments:read',
  method: 'GET',
  path: '/enrolment/entity/:id',
  auth: anyRole,
  whenClosed: 'answered',
  summary: 'Read an establishment: one’s own, or any for staff',
  params: z.strictObject({ id }),
  responses: { 200: entity },
  errors: ['EntityNotFoundException', 'NotAuthorizedException'],
});

export const saveEntity = defineRoute({
  service: 'enrolment',
  name: 'saveEntity',
  method: 'PUT',
  path: '/enrolment/entity',
  auth: anyRole,
  summary: 'Save the profile (partner) or decide on the accreditation (staff)',
  description:
    'Fields left out stay as they are. A partner’s `status` is ignored and computed, his `force_approval` and `undo_closing` are refused, and what changes nothing is not written. Staff name the status they decide: 1 validated, 2 refused with reasons in `motif.tab` (`{key, explain}` or text), 9 closed; the same status is a modification. `operateur_id` takes a file and `null` releases it; `cgsAccept: false` by staff presents the conditions anew, by an administrator of the establishment refuses them, which closes it and asks for `password`; staff undo that by `undo_closing` within seven days. A validation is refused as `DUPLICATES_DETECTED` while another validated file has the same mail or phone; its `duplicates` are named again in `acknowledged_duplicates` by whoever has seen them and validates all the same.',
  body: z.strictObject({
    entity_id: id,
    entity_data: savedEntityData,
    status: establishmentStatus.optional(),
    last_row_hash: rowHash,
    keywords: text(2000).optional(),
    force_approval: z.boolean().optional(),
    acknowledged_duplicates: z.array(id).max(maxDuplicates).optional(),
    password: text(200).min(1, 'Field is required').optional(),
    undo_closing: z.boolean().optional(),
  }),
  responses: { 200: z.object({ row_hash: rowHash, status: establishmentStatus }) },
  errors: [
    'EntityVersionMismatchException',
    'NotAuthorizedException',
    'DuplicatesValueException',
    'DUPLICATES_DETECTED',
    'EntityNotFoundException',
    'MediaRefusedException',
    'UnreadableDocumentException',
    'TooManyRequestsException',
  ],
});

/** Where a request for training stands, as the label of the request says it. */
const trainingRequestState = z.enum(activityRequestStates);

const establishmentKind = queryNumber(z.literal([0, 1, 2, 3])).describe(`Kind of the establishment: ${kindNames}`);

/** What narrows a list of establishments, and what is exported of it. */
export const entityFilter = {
  query: text(200).optional(),
  gender: establishmentKind.optional(),
  status: queryNumber(establishmentStatus).optional(),
  mine: z.literal('yes').optional(),
  has_ve_activity: z.enum(['yes', 'true', '1']).optional().describe('Only those that teach, or have ever asked to'),
  ve_request: trainingRequestState.optional().describe('Where their request for training stands'),
  order: z.enum(establishmentOrders).optional().describe('Newest first without it; `department` goes by the postcode'),
} as const;

export const listEntities = defineRoute({
  service: 'enrolment',
  name: 'listEntities',
  scope: 'establishments:read',
  method: 'GET',
  path: '/enrolment/entities',
  auth: staffOnly,
  work: 'list',
  summary: `Establishments, newest first unless asked otherwise, ${rowsPerPage} rows of which ${shownPerPage} are shown`,
  description:
    'A page goes on behind `created_before`; with `order=oldest` behind `created_after`; in an order by name, status or department behind the `list_place` of the last row shown, as `behind`.',
  query: z.strictObject({
    ...entityFilter,
    created_before: cursor.optional(),
    created_after: cursor.optional(),
    behind: z
      .string()
      .max(250)
      .regex(/,[A-Za-z0-9_-]{1,64}$/, 'Invalid characters')
      .optional(),
  }),
  responses: { 200: z.array(entity) },
});

/** The same list under the prefix that older clients use. */
export const listEntitiesOfBackend = defineRoute({
  ...listEntities,
  name: 'listEntitiesOfBackend',
  path: '/backend/entities',
});

export const countEntities = defineRoute({
  service: 'enrolment',
  name: 'countEntities',
  scope: 'establishments:read',
  method: 'GET',
  path: '/v1/enrolment/entity_counts',
  auth: staffOnly,
  summary: 'How many establishments stand in each status, for the filters of the lists',
  query: z.strictObject({
    gender: establishmentKind.optional(),
  }),
  responses: {
    200: z.object({
      total: z.int(),
      mine: z.int(),
      by_status: z.record(z.string(), z.int()),
      by_ve_request: z.record(trainingRequestState, z.int()),
    }),
  },
});

const finderQuery = z.strictObject({
  latitude: queryNumber(z.number().min(-90).max(90)),
  longitude: queryNumber(z.number().min(-180).max(180)),
  /** Metres. */
  radius: queryNumber(z.number().min(1).max(100_000)).default(finderRadius),
  /** `lesson` keeps the cycling schools, `repair` the workshops. */
  kind: z.enum(['repair', 'lesson']).default('repair'),
});

export const findPublicEntities = defineRoute({
  service: 'enrolment',
  name: 'findPublicEntities',
  method: 'GET',
  path: '/entities_public',
  auth: 'public',
  summary: 'Validated establishments around a point, nearest first',
  query: finderQuery,
  responses: { 200: z.array(publicEntity) },
  rateLimit: { perMinute: 120, by: 'address' },
});

/** The same call under the path that older clients use. */
export const findPublicEntitiesAlias = defineRoute({
  ...findPublicEntities,
  name: 'findPublicEntitiesAlias',
  path: '/enrolment/entities_public',
});

export const readUserConcepts = defineRoute({
  service: 'enrolment',
  name: 'readUserConcepts',
  method: 'GET',
  path: '/enrolment/userconcepts',
  auth: anyRole,
  summary: 'The caller’s concepts: the number that starts its file numbers',
  query: z.strictObject({ concept: queryNumber(z.int()).optional().describe('This concept alone') }),
  responses: { 200: z.array(z.object({ concept: z.int(), repair_rozo_id_prefix: z.int() })) },
});

export const checkSiret = defineRoute({
  service: 'enrolment',
  name: 'checkSiret',
  method: 'GET',
  path: '/v1/enrolment/siret/:siret',
  auth: 'public',
  summary: 'Whether a SIRET is still free, told before the long form is filled',
  params: z.strictObject({ siret: siretOrRegister }),
  responses: { 200: z.object({ available: z.boolean() }) },
  rateLimit: { perMinute: 30, by: 'address' },
});
