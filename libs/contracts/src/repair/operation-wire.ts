import { z } from 'zod';
import { answersField } from './question-answers.ts';
import { mediaFields as media } from './sent-media.ts';
import { euros, internationalPhone, mail, operationDate, signedEuros, sixDigits, text } from '../values/primitives.ts';

/** Which bike a file is about. */
export const bikeFields = {
  repair_bike_brand: text(80).min(1, 'Field is required'),
  repair_bike_serial: text(80).min(1, 'Field is required'),
  repair_bike_comment: text(500).optional(),
};
const when = { operation_date: operationDate.optional() };
/** Upper left corners of the code and of the amount on the stamped copy: millimetres on a PDF, pixels on a picture. */
export const stamps = {
  coordonnees_ocode_x: z.number().optional(),
  coordonnees_ocode_y: z.number().optional(),
  coordonnees_mnt_x: z.number().optional(),
  coordonnees_mnt_y: z.number().optional(),
};
const motif = z.strictObject({ code: z.literal('CODE29').optional(), tab: z.array(text(2000)).min(1).max(20) });
const comment = { operation_comment: text(2000).optional() };

/** What the repairer is asked for: reason lines, or the free text of older clients, or both. */
const complementAsked = z
  .strictObject({
    ...when,
    ...comment,
    motif: motif.optional(),
    text: text(2000).min(1, 'Field is required').optional(),
  })
  .refine(({ motif, text }) => motif !== undefined || text !== undefined, {
    path: ['motif'],
    message: 'Field is required',
  });
const complement = <const Code extends string>(code: Code) =>
  z.strictObject({ operation_code: z.literal(code), operation_data: complementAsked });

const operation = <const Code extends string, Shape extends z.ZodRawShape>(code: Code, shape: Shape) =>
  z.strictObject({
    operation_code: z.literal(code),
    operation_data: z.strictObject({ ...when, ...comment, ...shape }),
  });

/** What staff decides of a file, and may take back for a moment. */
const decisions = [
  complement('COM'),
  complement('COMECH'),
  operation('COMR', {}),
  operation('RECO', {}),
  operation('AVAL', {}),
  operation('AVALECH', {}),
  operation('ECH', {}),
  operation('NIL', { motif: motif.optional() }),
  operation('ACAN', {}),
] as const;
export const reviewDecisionCodes = ['COM', 'COMECH', 'COMR', 'RECO', 'AVAL', 'AVALECH', 'ECH', 'NIL', 'ACAN'] as const;
export const reviewDecision = z.discriminatedUnion('operation_code', decisions);

const premiumAdjustment = signedEuros.describe(
  'Decimal euros by which the paid premium changes; below zero takes back',
);

/** Every operation a client may send, by code. */
export const repairOperation = z.discriminatedUnion('operation_code', [
  operation('FAC', {
    ...media,
    ...stamps,
    amount_net: euros,
    announced_amount_to_refund: euros.optional(),
    answers: answersField,
  }),
  operation('FACVE', { ...media, ...stamps, amount_id: z.literal([1, 2, 3]), answers: answersField }),
  operation('PHO', media),
  operation('VELO', bikeFields),
  operation('SMS', { phone: internationalPhone.optional() }),
  operation('MEL', { mail: mail.optional() }),
  operation('LIEN', {}),
  operation('VAL', { code: sixDigits.optional() }),
  operation('MSG', { text: text(4000).min(1, 'Field is required') }),
  operation('RECU', { mail: mail.optional() }),
  operation('CAN', {}),
  operation('BUG', {}),
  operation('COMRECH', {}),
  operation('FACCOR', { amount_to_refund: premiumAdjustment }),
  operation('FACVECOR', { amount_to_refund: premiumAdjustment }),
  ...decisions,
]);

export type RepairOperationInput = z.output<typeof repairOperation>;
