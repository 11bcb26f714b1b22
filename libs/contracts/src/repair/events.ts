import { vatRates } from '@alveole/domain';
import { z } from 'zod';
import { defineEvent } from '../define/define-event.ts';
import { id, internationalPhone } from '../values/primitives.ts';
import { fileNumber, repairGender, repairStatus } from './file-fields.ts';

/** A file as other services keep it; money in integer cents. */
export const repairSnapshot = z.object({
  repair_id: id,
  repair_rozo_id: fileNumber,
  sequence: z.int(),
  status: repairStatus,
  gender: repairGender,
  entity_id: id,
  entity_name: z.string(),
  consumer_id: z.string(),
  net_cents: z.int().optional(),
  to_refund_cents: z.int().optional(),
  /** Of the campaign by whose rules the last invoice was reckoned; absent before it. */
  campaign_version: z.int().optional(),
  /** By which shop and client find the file in the public log; absent of files of earlier versions. */
  receipt_code: z.string().optional(),
  /** Who pays it, in the order of the campaign; absent where the programme pays alone. */
  shares: z.array(z.object({ funder_id: id, cents: z.int() })).optional(),
  created_at: z.iso.datetime(),
});

export type RepairSnapshot = z.output<typeof repairSnapshot>;

const actor = z.object({ role: z.enum(['REP', 'ADM', 'SYS']), user_id: id.optional() });

const repairOpened = defineEvent(
  'repair.opened',
  1,
  'A repairer opened a file',
  z.object({ repair: repairSnapshot, actor }),
);

const repairOperated = defineEvent(
  'repair.operated',
  1,
  'Operations were added to a file; the status may have changed',
  z.object({
    repair: repairSnapshot,
    /** In the order of the history; more than one when the server adds COMR or COMRECH. */
    operation_codes: z.array(z.string()).min(1),
    from: repairStatus,
    actor,
    /** Reason lines of a complement request or a refusal, or the text of a message. */
    lines: z.array(z.string()).optional(),
    /** Signed cents of a correction of the paid premium; absent from what was told before it was asked. */
    adjustment_cents: z.int().optional(),
    /** Signed cents of earlier corrections of the same premium, together; absent: nothing. */
    earlier_adjustment_cents: z.int().optional(),
  }),
);

/** Who is told that his code went elsewhere: his number and address as their owner knows them. */
const beneficiary = z.object({ phone: internationalPhone.optional(), mail: z.string().optional() });
const namedByClient = { named_by_client: z.literal(true).optional(), beneficiary: beneficiary.optional() };

/** The six digits travel sealed (AES-256-GCM); the file keeps their hash alone. */
const repairCodeRequested = defineEvent(
  'repair.code-requested',
  1,
  'A validation code is to be sent by SMS',
  z.object({
    repair_id: id,
    repair_rozo_id: fileNumber,
    gender: repairGender,
    entity_name: z.string(),
    phone: internationalPhone,
    sealed_code: z.string(),
    expires_at: z.iso.datetime(),
    ...namedByClient,
  }),
);

/** Code or token travel sealed, as above; the address is the one that its owner knows now. */
const repairProofMailed = defineEvent(
  'repair.proof-mailed',
  1,
  'A validation code, or a link to confirm with, is to be sent by mail: the SMS did not arrive',
  z.object({
    repair_id: id,
    repair_rozo_id: fileNumber,
    gender: repairGender,
    entity_name: z.string(),
    mail: z.string(),
    proof: z.enum(['code', 'link']),
    /** The six digits, or the token of the link. */
    sealed_code: z.string(),
    expires_at: z.iso.datetime(),
    ...namedByClient,
  }),
);

/** The address travels sealed, as above, and is kept nowhere: who typed it wrongly has told a stranger no name. */
const repairReceiptRequested = defineEvent(
  'repair.receipt-requested',
  1,
  'The receipt of a closed file is to be sent by mail, to the address of the beneficiary or to one that he named',
  z.object({
    repair_id: id,
    repair_rozo_id: fileNumber,
    gender: repairGender,
    sealed_mail: z.string(),
    shop: z.object({ name: z.string(), address: z.string().optional(), siret: z.string().optional() }),
    /** Brand of the bike; absent of a session. */
    bike_brand: z.string().optional(),
    net_cents: z.int(),
    to_refund_cents: z.int(),
    /** Signed cents of what corrections changed of it since the client paid; absent: nothing. */
    adjustment_cents: z.int().optional(),
    /** What the shop charges of VAT; absent where it has not said: then the rate of the campaign counts. */
    taux_tva: z.enum(vatRates).optional(),
    vat_percent: z.number(),
    /** Absent of files of earlier versions. */
    receipt_code: z.string().optional(),
    /** Who pays the premium, as the campaign calls them; absent where the programme does alone, and once it was corrected. */
    funders: z.array(z.object({ funder_name: z.string(), cents: z.int() })).optional(),
    confirmed_at: z.iso.datetime(),
  }),
);

export const smsSwitched = defineEvent(
  'param.sms-switched',
  1,
  'An administrator switched the SMS code off or on; administrators are told',
  z.object({ disable_sms: z.enum(['yes', 'no']), user_name: z.string() }),
);

export const repairEvents = {
  repairOpened,
  repairOperated,
  repairCodeRequested,
  repairProofMailed,
  repairReceiptRequested,
  smsSwitched,
} as const;
