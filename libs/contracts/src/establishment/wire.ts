import { weekShape } from '@alveole/validation';
import { z } from 'zod';
import { entityGender, establishmentStatus } from './kind-wire.ts';
import { profileWire, shapeOf } from './profile-wire.ts';
import { trainingBlock } from './training-wire.ts';
import { id, instant, mediaName, minute, rowHash, sha256, text, zip } from '../values/primitives.ts';

export const mediaGender = z.enum(['KBIS', 'PID', 'RIB']);

export const entityDocument = z.strictObject({
  media_gender: mediaGender,
  media_id: id,
  media_url: mediaName,
  media_hash: sha256,
  full_media_url: text(1000).optional(),
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

const refusalReason = z.strictObject({ code: text(10), tab: z.array(text(2000)).max(20) });

/** `2027-03-01-1a2b3c4d` */
const textVersion = z.string().regex(/^\d{4}-\d{2}-\d{2}-[0-9a-f]{8}$/);

/** `entity_data` of the specification. Everything is optional: each status opens its own fields. */
export const entityData = z.strictObject({
  ...shapeOf(profileWire),
  legalStatut: z.int().min(0).max(3).optional(),
  asso_type: z.enum(['AM', 'HAM']).optional(),
  gender: entityGender.optional(),
  /** `null` releases the file; absent leaves its holder. Never null in an answer. */
  operateur_id: id.nullable().optional(),
  operateur_name: text(200).optional(),
  modify_by: text(200).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  cgsAccept: z.boolean().optional(),
  cguAccept: z.boolean().optional(),
  /** `YYYYMMDDHHmm`, or `never` once refused. */
  cgsAcceptDate: z.union([minute, z.literal('never')]).optional(),
  /** Who accepted or refused the general conditions; the server’s own note. */
  cgsAcceptBy: text(200).optional(),
  /** Version of the conditions that were accepted, by its first day and a mark of its words. */
  cgsVersion: textVersion.optional(),
  cguAcceptDate: minute.optional(),
  cguVersion: textVersion.optional(),
  activity: activity.optional(),
  ve: trainingBlock.optional().describe('Of activity 1 or 2; written as a whole'),
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
  /** A version of the conditions that the establishment has still to accept; until it is in force nothing is held up. */
  awaited_conditions: z.object({ version: textVersion, day: z.iso.date(), in_force: z.boolean() }).optional(),
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
  hourly: weekShape.optional(),
  /** Latitude, longitude; absent when the establishment stays off the map. */
  gps: z.tuple([z.number(), z.number()]).optional(),
  /** Metres from the point asked for. */
  distance: z.number(),
});

export type PublicEntity = z.output<typeof publicEntity>;
