import { maxNamedInHint } from '@alveole/contracts/review';
import type { HomeDistance } from '@alveole/contracts/location';
import type { HintKind } from '@alveole/contracts/review';
import type { PrintedAmount } from '@alveole/domain';
import type { ComparedFile, StoredDocument } from '../store/hint-queries.ts';

/** The other side of a hint: a file, or for an IBAN an establishment. */
export interface OtherSide {
  readonly entityId: string;
  readonly entityName: string;
  readonly file?: Pick<ComparedFile, 'id' | 'fileNumber' | 'createdAt'>;
  /** Of the document that both sides hold. */
  readonly mediaKey?: string | undefined;
  /** What it says of itself where words are compared. */
  readonly comparedText?: string | undefined;
}

/** Something that a person should look at; it decides nothing. */
export interface Hint {
  readonly kind: HintKind;
  readonly value?: string | undefined;
  readonly mediaKey?: string | undefined;
  /** What this file says of itself, beside what each other side says. */
  readonly comparedText?: string | undefined;
  /** Of an invoice: what was typed, and what its text prints instead. */
  readonly amounts?: { readonly typedCents: number; readonly printed: readonly PrintedAmount[] };
  readonly distance?: HomeDistance;
  /** Cents excluding tax: what the beneficiary confirmed, nothing where he saw no invoice, and what is invoiced. */
  readonly confirmed?: { readonly confirmedCents?: number; readonly invoicedCents: number };
  readonly others: readonly OtherSide[];
}

export interface HintDetails {
  readonly value?: string | undefined;
  /** The one of this file, and which of the others' documents it is compared with. */
  readonly document?: StoredDocument;
  readonly isCopy?: (theirs: StoredDocument) => boolean;
  /** What this file says of itself, and what each of the others does. */
  readonly comparedText?: string;
  readonly comparedTextOf?: (file: ComparedFile) => string | undefined;
}

const noComparedText = (): undefined => undefined;

const toTheByte = (document: StoredDocument | undefined) => (theirs: StoredDocument) =>
  document?.mediaHash === theirs.mediaHash;

/** A hint of these files, newest first; none without any. */
export function hintOf(
  kind: HintKind,
  files: readonly ComparedFile[],
  { value, document, isCopy = toTheByte(document), comparedText, comparedTextOf = noComparedText }: HintDetails = {},
): Hint[] {
  if (files.length === 0) return [];
  const newestFirst = files.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const others = newestFirst
    .slice(0, maxNamedInHint)
    .map((file) => ({ ...otherSideOf(file, isCopy), comparedText: comparedTextOf(file) }));
  return [{ kind, value, mediaKey: document?.mediaKey, comparedText, others }];
}

function otherSideOf(file: ComparedFile, isCopy: (theirs: StoredDocument) => boolean): OtherSide {
  const { entityId, entityName, documents } = file;
  const copy = documents.find(isCopy);
  return { entityId, entityName, file, mediaKey: copy?.mediaKey };
}
