import type { HintKind, RepairHint } from '../wire/hint.ts';

/** The other side of a hint: a file, or for an IBAN an establishment. */
export interface CounterpartView {
  readonly entityId: string;
  readonly entityName: string;
  readonly fileNumber?: string;
  /** ISO instant of its opening. */
  readonly createdAt?: string;
  readonly mediaName?: string;
}

const kinds = {
  same_document: 'sameDocument',
  similar_picture: 'similarPicture',
  same_phone: 'samePhone',
  same_serial: 'sameSerial',
  same_iban: 'sameIban',
  shop_pace: 'shopPace',
} as const satisfies Readonly<Record<HintKind, string>>;

/** Something that a person should look at; it decides nothing. */
export interface HintView {
  readonly kind: (typeof kinds)[HintKind];
  readonly value?: string;
  readonly mediaName?: string;
  readonly others: readonly CounterpartView[];
}

export function hintViewOf({ kind, value, media_url, others }: RepairHint): HintView {
  return {
    kind: kinds[kind],
    value,
    mediaName: media_url,
    others: others.map(({ entity_id, entity_name, repair_rozo_id, create_date, media_url: mediaName }) => ({
      entityId: entity_id,
      entityName: entity_name,
      fileNumber: repair_rozo_id,
      createdAt: create_date,
      mediaName,
    })),
  };
}
