import { z } from 'zod';
import { defineRoute } from '../../define/define-route.ts';
import { consumerId } from '../../beneficiary/wire.ts';
import { id, operationDate, rowHash } from '../../values/primitives.ts';
import { fileNumber, ignoredSearchData, repairStatus } from '../file-fields.ts';
import { bikeFields, repairOperation } from '../operation-wire.ts';
import { answersField } from '../question-answers.ts';
import { administratorOnly, repairerOnly } from '../../define/route-parts.ts';

export const openRepair = defineRoute({
  service: 'repairs',
  name: 'openRepair',
  scope: 'repairs:write',
  method: 'POST',
  path: '/enrolment/repair',
  auth: repairerOnly,
  summary: 'Open a file',
  description: 'The same `local_id` of the same establishment answers the first file again.',
  body: z.strictObject({
    local_id: id,
    operation_code: z.literal('INIT'),
    operation_data: z.strictObject({
      gender: z.literal([0, 1]).describe('0 opens a repair, 1 a session'),
      repair_consumer_id: consumerId,
      ...bikeFields,
      operation_date: operationDate.optional(),
      answers: answersField,
    }),
    ...ignoredSearchData,
  }),
  waitsOnDevice: true,
  responses: { 200: z.object({ repair_id: id, repair_rozo_id: fileNumber, row_hash: rowHash, status: repairStatus }) },
  errors: [
    'NotAuthorizedException',
    'CampaignClosedException',
    'ConditionNotMetException',
    'EnvelopeUsedUpException',
    'AnswersRefusedException',
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
  scope: 'repairs:write',
  method: 'PUT',
  path: '/enrolment/repair',
  auth: repairerOnly,
  summary: 'Add an operation to one’s own file',
  description:
    'Sent again with the same `local_id`, whatever version it names, an operation is recorded once and answers where the file stands now.',
  body: operationBody.extend({ local_id: id.optional() }),
  waitsOnDevice: true,
  responses: operationAnswer,
  errors: [
    'IdempotencyMismatchException',
    'RepairVersionMismatchException',
    'BadCodeException',
    'NotAuthorizedException',
    'TransitionRefusedException',
    'CampaignClosedException',
    'ConditionNotMetException',
    'EnvelopeUsedUpException',
    'AnswersRefusedException',
    'PremiumChangedException',
    'MediaRefusedException',
    'InvoiceNotStampableException',
    'BikeAlreadyClaimedException',
    'TooManyRequestsException',
  ],
  rateLimit: { perMinute: 120, by: 'account', overReplicas: true },
});

export const operateRepairAsStaff = defineRoute({
  service: 'repairs',
  name: 'operateRepairAsStaff',
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
    'CampaignClosedException',
    'ConditionNotMetException',
    'EnvelopeUsedUpException',
    'AnswersRefusedException',
    'PremiumChangedException',
    'MediaRefusedException',
    'InvoiceNotStampableException',
    'BikeAlreadyClaimedException',
    'TooManyRequestsException',
  ],
});

export const assignRepair = defineRoute({
  service: 'repairs',
  name: 'assignRepair',
  method: 'PUT',
  path: '/backend/attach_repair',
  auth: administratorOnly,
  summary: 'Assign a file to a staff member, or release it with an empty id',
  description: 'The member must be able to sign in and review repairs (ADM); the name kept is that of his account.',
  body: z.strictObject({ repair_id: id, rozo_user_id: z.union([id, z.literal('')]) }),
  responses: { 200: z.object({ row_hash: rowHash }) },
  errors: ['NotAuthorizedException', 'RepairNotFoundException'],
});
