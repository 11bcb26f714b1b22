import { establishmentMails, vatRates } from '@alveole/domain';
import { weekShape } from '@alveole/validation';
import { z } from 'zod';
import { defineEvent } from '../define/define-event.ts';
import { entityGender, establishmentStatus } from './kind-wire.ts';
import { id } from '../values/primitives.ts';

export const staffOrPartner = z.object({
  role: z.enum(['REP', 'ADM', 'ALL', 'FUB', 'SYS']),
  user_id: id.optional(),
  user_name: z.string().optional(),
});

/** What other services keep of an establishment. */
export const entitySnapshot = z.object({
  entity_id: id,
  /** Of the aggregate, so that an answer over HTTP and an event can be told old from new. */
  sequence: z.int(),
  status: establishmentStatus,
  gender: entityGender,
  prefix: z.int(),
  raison_sociale: z.string(),
  commercialname: z.string(),
  siret: z.string(),
  mail: z.string(),
  telephone: z.string().optional(),
  smartphone: z.string().optional(),
  adresse: z.string().optional(),
  zip: z.string().optional(),
  city: z.string().optional(),
  iban: z.string().optional(),
  /** Whose account it is; absent where it is the company's by its name. */
  account_holder: z.string().optional(),
  /** The code of its bank, where a transfer names it. */
  bic: z.string().optional(),
  /** What its invoices charge; absent where it has not said. */
  taux_tva: z.enum(vatRates).optional(),
  /** First validation; absent before it, and from what earlier versions told. */
  validated_at: z.iso.datetime().optional(),
  /** True once the general conditions stand accepted. */
  conditions_accepted: z.boolean(),
  /** True once the terms of use stand accepted; absent from what was told before it was asked. */
  terms_accepted: z.boolean().optional(),
  /** 0 workshop only, 1 training only, 2 both. */
  activity: z.int().min(0).max(2),
  opening_hours: weekShape.optional(),
});

export type EntitySnapshot = z.output<typeof entitySnapshot>;

const change = z.object({
  entity: entitySnapshot,
  actor: staffOrPartner,
  /** The status before; absent from what earlier versions told. */
  from: establishmentStatus.optional(),
  mail: z.enum(establishmentMails).optional().describe('The mail that the act calls for; absent where none follows'),
  /** French lines of that mail: reasons of staff or of the federation. */
  reasons: z.array(z.string()).optional(),
  /** The act ends every session of the establishment's account. */
  closes_sessions: z.boolean().optional(),
});

const entityRegistered = defineEvent(
  'entity.registered',
  1,
  'A partner registered; its file awaits processing',
  change,
);
const entityProfileSaved = defineEvent('entity.profile-saved', 1, 'A partner saved its profile', change);
const entityModified = defineEvent(
  'entity.modified',
  1,
  'Staff changed, assigned or released a file, or the federation was asked or answered; its status stands',
  change,
);
const entityValidated = defineEvent('entity.validated', 1, 'Staff validated the accreditation; a mail follows', change);
const entityRefused = defineEvent(
  'entity.refused',
  1,
  'Staff refused the accreditation for now, with reasons; a mail follows',
  change.extend({ reasons: z.array(z.string()).min(1) }),
);
const entityClosed = defineEvent(
  'entity.closed',
  1,
  'The accreditation is refused for good, or the partner refused the general conditions; sessions end',
  change.extend({
    reasons: z.array(z.string()),
    /** Of events that were written before `mail` was. */
    mail_due: z.boolean().optional(),
  }),
);
const entityBankAccountChanged = defineEvent(
  'entity.bank-account-changed',
  1,
  'The IBAN changed; an alert mail follows',
  change,
);

const entityMailChanged = defineEvent(
  'entity.mail-changed',
  1,
  'Support changed the address of an establishment; its account follows, and both addresses are told',
  change.extend({ previous_mail: z.string() }),
);

const entityAnonymised = defineEvent(
  'entity.anonymised',
  1,
  'The term of a closed establishment is over: the company stays, its people and bank account are emptied everywhere',
  z.object({ entity: entitySnapshot }),
);

/** A code goes to a mail address that wants to register. The code travels sealed (AES-256-GCM). */
export const registrationCodeRequested = defineEvent(
  'registration.code-requested',
  1,
  'A registration code is to be mailed',
  z.object({ mail: z.string(), sealed_code: z.string(), expires_at: z.iso.datetime() }),
);

export const entityEvents = {
  entityRegistered,
  entityProfileSaved,
  entityModified,
  entityValidated,
  entityRefused,
  entityClosed,
  entityBankAccountChanged,
  entityAnonymised,
  entityMailChanged,
  registrationCodeRequested,
} as const;
