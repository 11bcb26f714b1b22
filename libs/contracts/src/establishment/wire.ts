import { EstablishmentStatus } from '@alveole/domain';
import { anyIban, jsonOfText } from '@alveole/validation';
import { z } from 'zod';
import { namesOf } from '../values/number-names.ts';
import {
  id,
  instant,
  internationalPhone,
  mail,
  mediaName,
  minute,
  rowHash,
  sha256,
  siretOrRegister,
  text,
  zip,
} from '../values/primitives.ts';

/** The kinds that register, with their numbers. */
export const kindNames =
  '0 bike shop or company, 1 association outside Alsace-Moselle, 2 association in Alsace-Moselle, 3 local authority';

export const establishmentStatus = z
  .literal([0, 1, 2, 3, 4, 9])
  .describe(`Status of the establishment: ${namesOf(EstablishmentStatus)}`);

export const entityGender = z
  .literal([0, 1, 2, 3, 9, 10, 11])
  .describe(`Kind of the establishment: ${kindNames}; staff: 9 ALL, 10 ADM, 11 FUB`);

export const mediaGender = z.enum(['KBIS', 'PID', 'RIB']);

export const entityDocument = z.strictObject({
  media_gender: mediaGender,
  media_id: id,
  media_url: mediaName,
  media_hash: sha256,
  full_media_url: text(1000).optional(),
});

const hour = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Invalid opening-hours format');
/** Morning open, morning close, afternoon open, afternoon close; an empty text where closed. */
const daySlots = z.tuple([hour, hour, hour, hour]);

export const openingHours = z.strictObject({
  mon: daySlots.optional(),
  tue: daySlots.optional(),
  wed: daySlots.optional(),
  thu: daySlots.optional(),
  fri: daySlots.optional(),
  sat: daySlots.optional(),
  sun: daySlots.optional(),
  rdvOnly: z.boolean().optional(),
  noMap: z.boolean().optional(),
});

const activityRequest = z.strictObject({
  gender: z.int().min(0).max(2).describe('Activity asked for: 0 workshop, 1 training, 2 both'),
  fub: instant.optional(),
  accept: instant.optional(),
  abort: instant.optional(),
  abortMotif: text(2000).optional(),
});

export const activity = z.strictObject({
  /** 0 workshop only, 1 training only, 2 both; absent reads as 0. */
  done: z.int().min(0).max(2).optional(),
  request: activityRequest.optional(),
  history: z.array(activityRequest).max(50).optional(),
});

const flag = z.boolean().optional();

/** What a provider of training tells of its lessons. */
const trainingBlock = z.strictObject({
  /** The national programme « Savoir rouler à vélo ». */
  veSavoirRouler: flag,
  veDescription: text(10_000).optional(),
  vePedagogie: text(10_000).optional(),
  /** Diplomas that the trainers hold. */
  veDiplome: z.strictObject({ DJEPS: flag, BPJEPS: flag, EMV: flag, IMV: flag, VAE: flag }).optional(),
  veDiplomeAccept: flag,
  veLegalAccept: flag,
  /** Trainers. */
  veFormateur: z.number().min(0).max(10_000).optional(),
  /** Hours of lessons. */
  veHourPerWeek: z.number().min(0).max(10_000).optional(),
});

const refusalReason = z.strictObject({ code: text(10), tab: z.array(text(2000)).max(20) });

/** `entity_data` of the specification. Everything is optional: each status opens its own fields. */
export const entityData = z.strictObject({
  raison_sociale: text(200).optional(),
  commercialname: text(200).optional(),
  siret: siretOrRegister.optional(),
  legalStatut: z.int().min(0).max(3).optional(),
  asso_type: z.enum(['AM', 'HAM']).optional(),
  gender: entityGender.optional(),
  isAssoFub: z.boolean().optional(),
  chaine: text(80).optional(),
  codeAPE: z
    .string()
    .regex(/^(\d{4}[A-Za-z]|Autre)?$/, 'Invalid characters')
    .optional()
    .describe('Kept as 0000z where none is told'),
  id_alveole: text(5).optional(),
  /** `null` releases the file; absent leaves its holder. Never null in an answer. */
  operateur_id: id.nullable().optional(),
  operateur_name: text(200).optional(),
  modify_by: text(200).optional(),
  /** Written only where a SEPA transfer reaches it; read as it was stored. */
  iban: anyIban.optional(),
  /** Whose account it is, as the bank knows them; empty takes it away, and transfers carry `raison_sociale` then. */
  account_holder: text(140).optional(),
  /** The code of the bank, asked for where the account lies in SEPA outside the European Economic Area. */
  bic: text(20).optional(),
  repairday: z.number().min(0).max(10_000).optional(),
  repairman: z.number().min(0).max(10_000).optional(),
  hasPhone: z.boolean().optional(),
  move_to: text(200).optional(),
  name: text(100).optional(),
  firstname: text(100).optional(),
  mail: mail.optional(),
  smartphone: internationalPhone.optional(),
  telephone: internationalPhone.optional(),
  adresse: text(300).optional(),
  zip: zip.optional(),
  city: text(120).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  no_map: z.boolean().optional(),
  website: text(300).optional(),
  cgsAccept: z.boolean().optional(),
  cguAccept: z.boolean().optional(),
  /** `YYYYMMDDHHmm`, or `never` once refused. */
  cgsAcceptDate: z.union([minute, z.literal('never')]).optional(),
  /** Who accepted or refused the general conditions; the server’s own note. */
  cgsAcceptBy: text(200).optional(),
  cguAcceptDate: minute.optional(),
  activity: activity.optional(),
  ve: trainingBlock.optional().describe('Of activity 1 or 2; written as a whole'),
  horaires_ouverture: z
    .preprocess(jsonOfText, openingHours)
    .optional()
    .describe('Also taken as JSON text; answered as an object'),
  documents: z.array(entityDocument).max(10).optional(),
  /** `pidRenewed`: staff have put a newer identity document into the file since; the server’s own note. */
  motif: refusalReason.extend({ pidRenewed: flag }).optional(),
  motif_history: z
    .array(z.union([text(2000), refusalReason]))
    .max(200)
    .optional(),
});

export type EntityData = z.output<typeof entityData>;

/** A reason of a refusal by its key; `explain` goes with « Autre ». */
const givenReason = z.strictObject({ key: z.int(), explain: text(2000).optional() });

/** `entity_data` as a save sends it: a refusal names its reasons by key, or in the texts of older clients. */
export const savedEntityData = entityData.extend({
  motif: refusalReason
    .extend({ tab: z.array(z.union([givenReason, text(2000)])).max(20), pidRenewed: flag })
    .optional(),
});

export type SavedEntityData = z.output<typeof savedEntityData>;

/** An establishment as read. */
export const entity = z.object({
  entity_id: id,
  status: establishmentStatus,
  row_hash: rowHash,
  create_date: instant,
  modify_date: instant.optional(),
  gender: entityGender,
  entity_data: entityData,
  keywords: z.string().optional(),
  /** Number in the file numbers of this establishment. */
  repair_rozo_id_prefix: z.int().optional(),
  /** Of one that its own people closed by refusing the conditions. */
  own_closing: z.object({ undone_until: instant, from: establishmentStatus }).optional(),
  /** In lists that are ordered by a key: where the page behind this row begins. */
  list_place: z.string().optional(),
});

export type Entity = z.output<typeof entity>;

/** A point of the public map. */
export const publicEntity = z.object({
  id,
  name: z.string(),
  addr: z.string(),
  zip,
  city: z.string(),
  phone: z.string().optional(),
  website: z.string().optional(),
  /** True for an associative workshop. */
  atelier: z.boolean(),
  isVE: z.boolean(),
  hourly: openingHours.optional(),
  /** Latitude, longitude; absent when the establishment stays off the map. */
  gps: z.tuple([z.number(), z.number()]).optional(),
  /** Metres from the point asked for. */
  distance: z.number(),
});

export type PublicEntity = z.output<typeof publicEntity>;
