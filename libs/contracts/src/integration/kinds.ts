import { fileNumberPattern, fundCallBases, overpaymentCauses } from '@alveole/domain';
import { z } from 'zod';
import { day, id, instant } from '../values/primitives.ts';

/**
 * The kinds of value that an integration event is made of, and no other: a test refuses a payload with a text that is none
 * of them, so that no name, address, phone, bank account, birth date or number of a bike can find a place.
 */

export const reference = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,13}$/)
  .describe('The beginning of the file’s id, by which funder and staff name it to one another');
export const fileNumber = z
  .string()
  .regex(fileNumberPattern)
  .describe('Number of the file; absent for a funder, since it names the shop');
export const transferReference = z
  .string()
  .regex(/^[A-Z0-9-]{1,35}$/)
  .describe('Its end-to-end id, as the statement of the bank has it');
export const creditorReference = z
  .string()
  .regex(/^RF\d{2}[0-9A-Z]{1,21}$/)
  .describe('Creditor reference (ISO 11649) that the payment names');
export const bankReason = z
  .string()
  .regex(/^[A-Z0-9_]{2,30}$/)
  .describe('ISO 20022 code of the bank, such as `AC01`; `SETTLED_BY_PEOPLE` where two people decided');
export const cents = z.int().describe('Integer cents');
export { day, id, instant };

/** What a file is about. */
export const repairKindName = z.enum(['repair', 'session', 'reserved']).describe('`session`: a cycling lesson');

/** Who repairs. */
export const establishmentKindName = z
  .enum(['bike_shop', 'association', 'local_authority'])
  .describe('Kind of the establishment');

/** That a file was drawn for a closer look is told to nobody outside. */
export const repairStatusName = z
  .enum([
    'incomplete',
    'to_review',
    'complement_asked',
    'complemented',
    'validated',
    'refunded',
    'not_eligible',
    'abandoned',
    'abandoned_by_staff',
  ])
  .describe('Status of the file');

/** How a payment request to an establishment ended. */
export const recoveryEndName = z
  .enum(['settled', 'cancelled', 'waived'])
  .describe('`settled`: paid; `cancelled`: its files netted it all; `waived`: given up, wholly or in part');

/** Why too much was paid for a file. */
export const overpaymentCause = z
  .enum(overpaymentCauses)
  .describe('`corrected`: its premium; `refused`: the file itself');

/** What a call for funds asks for. */
export const fundCallBasis = z
  .enum(fundCallBases)
  .describe('`committed`: what validated files give; `paid`: what banks confirmed');

export const establishmentStatusName = z
  .enum(['registered', 'accredited', 'refused', 'resubmitted', 'suspended', 'closed'])
  .describe('Status of the establishment');
