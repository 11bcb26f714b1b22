import type { PrintedAmount } from '@alveole/domain';
import type { HintKind, RepairHint } from './hint-wire.ts';
import { centsOf } from '../values/wire-values.ts';
import { withoutAbsent } from '../values/without-absent.ts';

/** The other side of a hint: a file, or for an IBAN an establishment. */
export interface CounterpartView {
  readonly entityId: string;
  readonly entityName: string;
  readonly fileNumber?: string;
  /** ISO instant of its opening. */
  readonly createdAt?: string;
  readonly mediaName?: string;
  /** What it says of itself where words are compared: a name, a bike, a SIRET. */
  readonly comparedText?: string;
}

/** A town that a hint names. */
export interface HintTown {
  readonly postcode: string;
  readonly city: string;
}

const kinds = {
  same_document: 'sameDocument',
  similar_picture: 'similarPicture',
  same_phone: 'samePhone',
  shop_phone: 'shopPhone',
  same_serial: 'sameSerial',
  same_iban: 'sameIban',
  shop_pace: 'shopPace',
  amount_unlike: 'amountUnlike',
  credit_note: 'creditNote',
  far_away: 'farAway',
  confirmed_unlike: 'confirmedUnlike',
  code_elsewhere: 'codeElsewhere',
} as const satisfies Readonly<Record<HintKind, string>>;

/** Something that a person should look at; it decides nothing. */
export interface HintView {
  readonly kind: (typeof kinds)[HintKind];
  readonly value?: string;
  readonly mediaName?: string;
  /** What this file says of itself, beside what each other side says. */
  readonly comparedText?: string;
  /** Of an invoice: what was typed, and what its text prints instead. */
  readonly amounts?: { readonly typedCents: number; readonly printed: readonly PrintedAmount[] };
  readonly distance?: { readonly person: HintTown; readonly shop: HintTown; readonly kilometres: number };
  /** Cents excluding tax; what was confirmed is absent where no invoice was there yet. */
  readonly confirmed?: { readonly confirmedCents?: number; readonly invoicedCents: number };
  readonly others: readonly CounterpartView[];
}

export function hintViewOf({
  kind,
  value,
  media_url,
  told: comparedText,
  amounts,
  distance,
  confirmed,
  others,
}: RepairHint): HintView {
  return withoutAbsent<HintView>({
    kind: kinds[kind],
    value,
    mediaName: media_url,
    comparedText,
    amounts: amounts && amountsOf(amounts),
    distance: distance && { ...distance, person: townOf(distance.person), shop: townOf(distance.shop) },
    confirmed: confirmed && confirmedOf(confirmed),
    others: others.map(counterpartOf),
  });
}

function counterpartOf(other: RepairHint['others'][number]): CounterpartView {
  return withoutAbsent<CounterpartView>({
    entityId: other.entity_id,
    entityName: other.entity_name,
    fileNumber: other.repair_rozo_id,
    createdAt: other.create_date,
    mediaName: other.media_url,
    comparedText: other.told,
  });
}

function amountsOf({ typed, printed }: NonNullable<RepairHint['amounts']>): HintView['amounts'] {
  return {
    typedCents: centsOf(typed),
    printed: printed.map(({ amount, name }) => withoutAbsent<PrintedAmount>({ cents: centsOf(amount), name })),
  };
}

const confirmedOf = ({ confirmed, invoiced }: NonNullable<RepairHint['confirmed']>): HintView['confirmed'] =>
  withoutAbsent<NonNullable<HintView['confirmed']>>({
    confirmedCents: centsOf(confirmed),
    invoicedCents: centsOf(invoiced),
  });

const townOf = ({ zip, city }: NonNullable<RepairHint['distance']>['person']): HintTown => ({ postcode: zip, city });
