import { finderRadius, rowsPerPage, shownPerPage, uploadLimits } from '@alveole/domain';
import { newPassword } from '@alveole/validation';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { entity, entityData, establishmentStatus, publicEntity } from '../wire/entity.ts';
import {
  cursor,
  id,
  mail,
  mediaName,
  queryNumber,
  rowHash,
  siretOrRegister,
  sixDigits,
  text,
  zip,
} from '../wire/primitives.ts';
import { anyRole, staffOnly } from './route-parts.ts';

const checkEmail = defineRoute({
  service: 'enrolment',
  name: 'checkEmail',
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
  errors: ['NotAuthorizedException', 'DuplicatesValueException', 'MailNotAvailableException', 'MediaRefusedException'],
  rateLimit: { perMinute: 10, by: 'address', overReplicas: true },
});

const readEntity = defineRoute({
  service: 'enrolment',
  name: 'readEntity',
  method: 'GET',
  path: '/enrolment/entity/:id',
  auth: anyRole,
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
    'Fields left out stay as they are. A partner’s `status` is ignored and computed. Staff name the status they decide: 1 validated, 2 refused with reasons in `motif.tab`, 9 closed; the same status is a modification. `operateur_id` takes a file and `null` releases it; `cgsAccept: false` by staff presents the conditions anew, by the partner refuses them.',
  body: z.strictObject({
    entity_id: id,
    entity_data: entityData,
    status: establishmentStatus.optional(),
    last_row_hash: rowHash,
    keywords: text(2000).optional(),
    force_approval: z.boolean().optional(),
  }),
  responses: { 200: z.object({ row_hash: rowHash, status: establishmentStatus }) },
  errors: [
    'EntityVersionMismatchException',
    'NotAuthorizedException',
    'DuplicatesValueException',
    'EntityNotFoundException',
    'MediaRefusedException',
  ],
});

export const listEntities = defineRoute({
  service: 'enrolment',
  name: 'listEntities',
  method: 'GET',
  path: '/enrolment/entities',
  auth: staffOnly,
  work: 'list',
  summary: `Establishments, newest first, ${rowsPerPage} rows of which ${shownPerPage} are shown`,
  query: z.strictObject({
    query: text(200).optional(),
    gender: queryNumber(z.literal([0, 1, 2, 3])).optional(),
    status: queryNumber(establishmentStatus).optional(),
    mine: z.literal('yes').optional(),
    created_before: cursor.optional(),
  }),
  responses: { 200: z.array(entity) },
});

export const countEntities = defineRoute({
  service: 'enrolment',
  name: 'countEntities',
  method: 'GET',
  path: '/v1/enrolment/entity_counts',
  auth: staffOnly,
  summary: 'How many establishments stand in each status, for the filters of the lists',
  query: z.strictObject({
    gender: queryNumber(z.literal([0, 1, 2, 3])).optional(),
  }),
  responses: { 200: z.object({ total: z.int(), mine: z.int(), by_status: z.record(z.string(), z.int()) }) },
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
const findPublicEntitiesAlias = defineRoute({
  ...findPublicEntities,
  name: 'findPublicEntitiesAlias',
  path: '/enrolment/entities_public',
});

const userConcepts = defineRoute({
  service: 'enrolment',
  name: 'userConcepts',
  method: 'GET',
  path: '/enrolment/userconcepts',
  auth: anyRole,
  summary: 'The caller’s concepts: the number that starts its file numbers',
  responses: { 200: z.array(z.object({ concept: z.int(), repair_rozo_id_prefix: z.int() })) },
});

const mediaPutUrl = defineRoute({
  service: 'enrolment',
  name: 'mediaPutUrl',
  method: 'GET',
  path: '/enrolment/mediaputurl',
  auth: 'optional',
  summary: 'A presigned URL to put one object',
  description:
    'With a token: below the caller’s own prefix, or, for staff, below the establishment named by the prefix. Without: below a registration’s prefix while its code lives, within the daily budget of the client’s address; an object whose `size` is not told counts as the largest one.',
  query: z.strictObject({
    name: mediaName,
    /** Bytes. The address then takes an object of this length and no other. */
    size: queryNumber(
      z.number('Invalid size').int('Invalid size').min(1, 'Invalid size').max(uploadLimits.objectBytes, 'Too long'),
    ).optional(),
  }),
  responses: { 200: z.object({ url: z.string() }) },
  errors: ['NotAuthorizedException', 'TooManyRequestsException'],
  rateLimit: { perMinute: 60, by: 'address' },
});

const mediaPrefix = defineRoute({
  service: 'enrolment',
  name: 'mediaPrefix',
  method: 'GET',
  path: '/v1/enrolment/media_prefix',
  auth: anyRole,
  summary: 'The prefix under which the caller names its objects',
  query: z.strictObject({ entity_id: id.optional() }),
  responses: { 200: z.object({ media_url_prefix: z.string() }) },
});

const readMedia = defineRoute({
  service: 'enrolment',
  name: 'readMedia',
  method: 'GET',
  path: '/enrolment/media/*name',
  auth: anyRole,
  summary: 'A presigned URL to read one accepted object',
  params: z.strictObject({ name: mediaName }),
  responses: { 200: z.object({ url: z.string() }) },
  errors: ['NotFoundException', 'NotAuthorizedException'],
});

const townsOfZip = defineRoute({
  service: 'enrolment',
  name: 'townsOfZip',
  method: 'GET',
  path: '/v1/enrolment/towns',
  auth: 'public',
  summary: 'The towns of a postcode, with INSEE code and coordinates',
  query: z.strictObject({ zip }),
  responses: {
    200: z.array(
      z.object({
        name: z.string(),
        insee: z.string(),
        latitude: z.number().optional(),
        longitude: z.number().optional(),
      }),
    ),
  },
  rateLimit: { perMinute: 120, by: 'address' },
});

const locateAddress = defineRoute({
  service: 'enrolment',
  name: 'locateAddress',
  method: 'GET',
  path: '/v1/enrolment/locate',
  auth: 'public',
  summary: 'The coordinates of an address or, without one, of a town hall',
  query: z.strictObject({ address: text(300).optional(), zip: zip.optional() }),
  responses: { 200: z.object({ latitude: z.number(), longitude: z.number(), label: z.string() }).nullable() },
  rateLimit: { perMinute: 120, by: 'address' },
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

export const establishmentRoutes = {
  checkEmail,
  registerEntity,
  readEntity,
  saveEntity,
  listEntities,
  countEntities,
  findPublicEntities,
  findPublicEntitiesAlias,
  userConcepts,
  mediaPutUrl,
  mediaPrefix,
  readMedia,
  townsOfZip,
  locateAddress,
  checkSiret,
} as const;
