import type { EntityData } from './wire.ts';

type WireDocument = NonNullable<EntityData['documents']>[number];

/** KBIS or what proves the structure, PID the representative's identity, RIB the bank account. */
export type DocumentKind = WireDocument['media_gender'];

/** A document of an establishment's file. */
export interface EstablishmentDocument {
  readonly kind: DocumentKind;
  readonly id: string;
  /** Of the object in the store. */
  readonly name: string;
  /** SHA-256, lower-case hexadecimal. */
  readonly hash: string;
}

export function documentOf({ media_gender, media_id, media_url, media_hash }: WireDocument): EstablishmentDocument {
  return { kind: media_gender, id: media_id, name: media_url, hash: media_hash };
}

export function documentToWire({ kind, id, name, hash }: EstablishmentDocument): WireDocument {
  return { media_gender: kind, media_id: id, media_url: name, media_hash: hash };
}
