import { uploadLimits } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { id, mediaName, queryNumber } from '../values/primitives.ts';
import { anyRole } from '../define/route-parts.ts';

export const readMediaPutUrl = defineRoute({
  service: 'enrolment',
  name: 'readMediaPutUrl',
  scope: 'repairs:write',
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

export const readMediaPrefix = defineRoute({
  service: 'enrolment',
  name: 'readMediaPrefix',
  scope: 'repairs:write',
  method: 'GET',
  path: '/v1/enrolment/media_prefix',
  auth: anyRole,
  summary: 'The prefix under which the caller names its objects',
  query: z.strictObject({ entity_id: id.optional() }),
  responses: { 200: z.object({ media_url_prefix: z.string() }) },
});

export const readMedia = defineRoute({
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
