import { mostNamedInHint } from '@alveole/contracts';
import type { HintKind } from '@alveole/contracts';
import type { ComparedFile, KeptDocument } from '../store/hint-queries.ts';

/** The other side of a hint: a file, or for an IBAN an establishment. */
export interface OtherSide {
  readonly entityId: string;
  readonly entityName: string;
  readonly file?: Pick<ComparedFile, 'id' | 'fileNumber' | 'createdAt'>;
  /** Of the document that both sides hold. */
  readonly mediaKey?: string | undefined;
}

/** Something that a person should look at; it decides nothing. */
export interface Hint {
  readonly kind: HintKind;
  readonly value?: string | undefined;
  readonly mediaKey?: string | undefined;
  readonly others: readonly OtherSide[];
}

/** A hint of these files, newest first; none without any. */
export function hintOf(
  kind: HintKind,
  files: readonly ComparedFile[],
  { value, document }: { readonly value?: string | undefined; readonly document?: KeptDocument } = {},
): Hint[] {
  if (files.length === 0) return [];
  const newestFirst = files.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const others = newestFirst.slice(0, mostNamedInHint).map((file) => otherSideOf(file, document));
  return [{ kind, value, mediaKey: document?.mediaKey, others }];
}

function otherSideOf(file: ComparedFile, document: KeptDocument | undefined): OtherSide {
  const { entityId, entityName, documents } = file;
  const copy = document && documents.find(({ mediaHash }) => mediaHash === document.mediaHash);
  return { entityId, entityName, file, mediaKey: copy?.mediaKey };
}
