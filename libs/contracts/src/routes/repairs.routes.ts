import { rowsPerPage, shownPerPage } from '@alveole/domain';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { consumerId } from '../wire/consumer.ts';
import { cursor, id, operationDate, rowHash, text } from '../wire/primitives.ts';
import {
  fileNumber,
  historyEntry,
  ignoredSearchData,
  repairFile,
  repairGender,
  repairOperation,
  repairStatus,
  repairSummary,
} from '../wire/repair.ts';
import { administratorOnly, repairerOnly } from './route-parts.ts';
import { changeParam, readParam } from './sms-switch.routes.ts';

export const openRepair = defineRoute({
  service: 'repairs',
  name: 'openRepair',
  method: 'POST',
  path: '/enrolment/repair',
  auth: repairerOnly,
  summary: 'Open a file',
  description: 'The same `local_id` of the same establishment answers the first file again.',
  body: z.strictObject({
    local_id: id,
    operation_code: z.literal('INIT'),
    operation_data: z.strictObject({
      /** 0 a repair, 1 a session; 2 opens nothing. */
      gender: z.literal([0, 1]),
      repair_consumer_id: consumerId,
      repair_bike_brand: text(80).min(1, 'Field is required'),
      repair_bike_serial: text(80).min(1, 'Field is required'),
      repair_bike_comment: text(500).optional(),
      operation_date: operationDate.optional(),
    }),
    ...ignoredSearchData,
  }),
  responses: { 200: z.object({ repair_id: id, repair_rozo_id: fileNumber, row_hash: rowHash, status: repairStatus }) },
  errors: [
    'NotAuthorizedException',
    'CampaignClosedException',
    'ConsumerNotFoundException',
    'BeneficiaryLimitException',
    'BikeAlreadyClaimedException',
    'IdempotencyMismatchException',
  ],
  rateLimit: { perMinute: 60, by: 'account' },
});

const operationBody = z.strictObject({
  repair_id: id,
  last_row_hash: rowHash,
  repair_data: repairOperation,
  ...ignoredSearchData,
});

const operationAnswer = {
  200: z.object({ row_hash: rowHash, repair_rozo_id: fileNumber, status: repairStatus }),
} as const;

export const operateRepair = defineRoute({
  service: 'repairs',
  name: 'operateRepair',
  method: 'PUT',
  path: '/enrolment/repair',
  auth: repairerOnly,
  summary: 'Add an operation to one’s own file',
  body: operationBody,
  responses: operationAnswer,
  errors: [
    'RepairVersionMismatchException',
    'BadCodeException',
    'NotAuthorizedException',
    'TransitionRefusedException',
    'MediaRefusedException',
    'InvoiceNotStampableException',
    'BikeAlreadyClaimedException',
    'TooManyRequestsException',
  ],
  rateLimit: { perMinute: 120, by: 'account' },
});

export const reviewRepair = defineRoute({
  service: 'repairs',
  name: 'reviewRepair',
  method: 'PUT',
  path: '/backend/repair',
  auth: administratorOnly,
  summary: 'Add an operation to a file, as staff',
  body: operationBody,
  responses: operationAnswer,
  errors: [
    'RepairVersionMismatchException',
    'BadCodeException',
    'NotAuthorizedException',
    'TransitionRefusedException',
    'MediaRefusedException',
    'InvoiceNotStampableException',
  ],
});

export const assignRepair = defineRoute({
  service: 'repairs',
  name: 'assignRepair',
  method: 'PUT',
  path: '/backend/attach_repair',
  auth: administratorOnly,
  summary: 'Assign a file to a staff member, or release it with an empty id',
  body: z.strictObject({ repair_id: id, rozo_user_id: z.union([id, z.literal('')]) }),
  responses: { 200: z.object({ row_hash: rowHash }) },
  errors: ['NotAuthorizedException', 'RepairNotFoundException'],
});

const listQuery = {
  query: text(200).optional(),
  status: z.coerce.number().pipe(repairStatus).optional(),
  gender: z.coerce.number().pipe(repairGender).optional(),
  created_before: cursor.optional(),
};

export const listOwnRepairs = defineRoute({
  service: 'repairs',
  name: 'listOwnRepairs',
  method: 'GET',
  path: '/enrolment/repairs',
  auth: repairerOnly,
  summary: `The establishment’s own files, newest first, ${rowsPerPage} rows of which ${shownPerPage} are shown`,
  query: z.strictObject(listQuery),
  responses: { 200: z.array(repairSummary) },
});

export const listRepairs = defineRoute({
  service: 'repairs',
  name: 'listRepairs',
  method: 'GET',
  path: '/backend/repairs',
  auth: administratorOnly,
  summary: `All files, newest first, ${rowsPerPage} rows of which ${shownPerPage} are shown`,
  query: z.strictObject({
    ...listQuery,
    mine: z.literal('yes').optional(),
    entity_id: id.optional(),
    created_after: cursor.optional(),
  }),
  responses: { 200: z.array(repairSummary) },
});

export const countRepairs = defineRoute({
  service: 'repairs',
  name: 'countRepairs',
  method: 'GET',
  path: '/v1/repairs/counts',
  auth: ['REP', 'ADM'],
  summary: 'How many files stand in each status: the caller’s own, or all for staff',
  responses: { 200: z.object({ total: z.int(), mine: z.int(), by_status: z.record(z.string(), z.int()) }) },
});

const fileDescription =
  'Answers the whole file with its `row_hash`. Takes the file number, the five digits completed with REP or VEL and the caller’s prefix, or the value of an O°code.';

export const readOwnRepair = defineRoute({
  service: 'repairs',
  name: 'readOwnRepair',
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
  path: '/backend/repair/:id/history',
  auth: administratorOnly,
});

const fileKey = z.string().regex(/^(((REP|VEL)\d{5}_)?\d{5}|\d{6,19})$/, 'Invalid characters');

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
  method: 'GET',
  path: '/enrolment/repair_by_rozo_id/:id',
  auth: repairerOnly,
  summary: 'Find one’s own file by its number, its five digits or its O°code',
  description: fileDescription,
  params: z.strictObject({ id: fileKey }),
  responses: { 200: repairFile },
  errors: ['RepairNotFoundException'],
  rateLimit: { perMinute: 60, by: 'account' },
});

export const findRepair = defineRoute({
  service: 'repairs',
  name: 'findRepair',
  method: 'GET',
  path: '/backend/repair_by_rozo_id/:id',
  auth: administratorOnly,
  summary: 'Find any file by its number or its O°code',
  description: fileDescription,
  params: z.strictObject({ id: z.union([fileNumber, stampValue]) }),
  responses: { 200: repairFile },
  errors: ['RepairNotFoundException'],
});

export const consumerBikes = defineRoute({
  service: 'repairs',
  name: 'consumerBikes',
  method: 'GET',
  path: '/enrolment/repair/consumer/:id/history',
  auth: ['REP', 'ADM'],
  summary: 'The bikes and files of a beneficiary, for the check at the counter',
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
      }),
    ),
  },
  rateLimit: { perMinute: 60, by: 'account' },
});

/** Refunds locks the files of a batch before it approves it; what left 5 or 11 meanwhile is named. */
export const lockForRefund = defineRoute({
  service: 'repairs',
  name: 'lockForRefund',
  method: 'PUT',
  path: '/v1/repairs/refund_locks',
  auth: 'service',
  summary: 'Lock files for a transfer; answers which could be locked and for how much',
  body: z.strictObject({ refund_id: id, repair_ids: z.array(id).min(1).max(5000) }),
  responses: {
    200: z.object({ locked: z.array(z.object({ repair_id: id, amount_to_refund: z.number() })), refused: z.array(id) }),
  },
});

export const repairsRoutes = {
  openRepair,
  operateRepair,
  reviewRepair,
  assignRepair,
  listOwnRepairs,
  listRepairs,
  countRepairs,
  readOwnRepair,
  readOwnRepairHistory,
  readRepairHistory,
  readStamp,
  findOwnRepair,
  findRepair,
  consumerBikes,
  readParam,
  changeParam,
  lockForRefund,
} as const;
