import { typedFileNumber } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../../define/define-route.ts';
import { consumerId } from '../../beneficiary/wire.ts';
import { id, queryNumber } from '../../values/primitives.ts';
import { fileNumber, repairGender, repairStatus } from '../file-fields.ts';
import { historyEntry } from '../history-entry-wire.ts';
import { repairFile } from '../wire.ts';
import { administratorOnly, repairerOnly } from '../../define/route-parts.ts';

const fileDescription =
  'Answers the whole file with its `row_hash`. Takes the file number, the five digits completed with REP or VEL and the caller’s prefix, or the value of an O°code.';

export const readOwnRepair = defineRoute({
  service: 'repairs',
  name: 'readOwnRepair',
  scope: 'repairs:read',
  method: 'GET',
  path: '/enrolment/repair/:id',
  auth: ['REP', 'ADM'],
  summary: 'Read a file',
  params: z.strictObject({ id }),
  responses: { 200: repairFile },
  errors: ['RepairNotFoundException', 'NotAuthorizedException'],
});

export const readOwnRepairHistory = defineRoute({
  service: 'repairs',
  name: 'readOwnRepairHistory',
  scope: 'repairs:read',
  method: 'GET',
  path: '/enrolment/repair/:id/history',
  auth: ['REP', 'ADM'],
  summary: 'Every operation of a file, oldest first',
  params: z.strictObject({ id }),
  responses: { 200: z.array(historyEntry) },
  errors: ['RepairNotFoundException', 'NotAuthorizedException'],
});

export const readRepairHistory = defineRoute({
  ...readOwnRepairHistory,
  name: 'readRepairHistory',
  scope: 'repairs:read',
  path: '/backend/repair/:id/history',
  auth: administratorOnly,
});

export const markRepairRead = defineRoute({
  service: 'repairs',
  name: 'markRepairRead',
  method: 'PUT',
  path: '/v1/repairs/read_marks/:id',
  auth: ['REP', 'ADM'],
  summary: 'Say that what the other side wrote on a file was shown to a person',
  description:
    'To read a file marks nothing, since files are also read ahead and by software. Sent again it changes nothing; `row_hash` stays.',
  params: z.strictObject({ id }),
  responses: { 200: z.object({ repair_id: id }) },
  errors: ['RepairNotFoundException', 'NotAuthorizedException'],
});

/** Its number, or the value of its O°code. */
const numberOrStampValue = z.string().regex(new RegExp(`^(${typedFileNumber}|\\d{6,19})$`), 'Invalid characters');

/** What an O°code says: 63 bits in decimal digits. */
const stampValue = z.string().regex(/^\d{6,19}$/, 'Invalid characters');

export const readStamp = defineRoute({
  service: 'repairs',
  name: 'readStamp',
  method: 'GET',
  path: '/ochain/entity/:id',
  auth: ['REP', 'ADM'],
  summary: 'The value of a file’s O°code, to draw it',
  params: z.strictObject({ id }),
  responses: { 200: z.object({ entity_id: id, long_description: z.object({ stamp: stampValue }) }) },
  errors: ['RepairNotFoundException', 'NotAuthorizedException'],
});

export const findOwnRepair = defineRoute({
  service: 'repairs',
  name: 'findOwnRepair',
  scope: 'repairs:read',
  method: 'GET',
  path: '/enrolment/repair_by_rozo_id/:id',
  auth: repairerOnly,
  summary: 'Find one’s own file by its number, its five digits or its O°code',
  description: fileDescription,
  params: z.strictObject({ id: numberOrStampValue }),
  /** Files of this kind alone: a repair is not closed as a session. */
  query: z.strictObject({ gender: queryNumber(repairGender).optional() }),
  responses: { 200: repairFile },
  errors: ['RepairNotFoundException'],
  rateLimit: { perMinute: 60, by: 'account' },
});

export const findRepair = defineRoute({
  service: 'repairs',
  name: 'findRepair',
  scope: 'repairs:read',
  method: 'GET',
  path: '/backend/repair_by_rozo_id/:id',
  auth: administratorOnly,
  summary: 'Find any file by its number or its O°code',
  description: fileDescription,
  params: z.strictObject({ id: z.union([fileNumber, stampValue]) }),
  responses: { 200: repairFile },
  errors: ['RepairNotFoundException'],
});

export const listConsumerBikes = defineRoute({
  service: 'repairs',
  name: 'listConsumerBikes',
  scope: 'consumers:read',
  method: 'GET',
  path: '/enrolment/repair/consumer/:id/history',
  auth: ['REP', 'ADM'],
  summary: 'The bikes and files of a beneficiary, for the check at the counter',
  description:
    '`photo_url` opens the newest photo of the bike, and nothing else, for a quarter of an hour. `of_own_shop` is there, and true, on the files that the caller’s establishment opened.',
  params: z.strictObject({ id: consumerId }),
  responses: {
    200: z.array(
      z.object({
        repair_id: id,
        status: repairStatus,
        gender: repairGender,
        brand: z.string(),
        serial: z.string(),
        create_date: z.string(),
        photo_url: z.string().optional(),
        of_own_shop: z.literal(true).optional(),
      }),
    ),
  },
  rateLimit: { perMinute: 60, by: 'account' },
});

export const listConsumerSessions = defineRoute({
  ...listConsumerBikes,
  name: 'listConsumerSessions',
  scope: 'consumers:read',
  path: '/enrolment/repair/consumer/:id/history/ve',
  summary: 'The sessions of a beneficiary, for the same check',
});
