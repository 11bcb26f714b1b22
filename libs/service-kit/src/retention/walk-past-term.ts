import type { Database } from '@alveole/persistence';
import { valuesAt } from './retention-act.ts';
import type { RetentionAct, StoredRecord } from './retention-act.ts';

const pageSize = 100;

export interface PageOfDocuments {
  readonly documents: readonly StoredRecord[];
  /** The `_id` behind which the next page begins; undefined when this one is the last. */
  readonly last: string | undefined;
}

/** A page of the documents that an act is for, behind this `_id`; `isScan`: those that it was done to among them. */
export async function pageOf(
  database: Database,
  act: RetentionAct,
  { after, now, isScan = false }: { readonly after: string; readonly now: Date; readonly isScan?: boolean },
): Promise<PageOfDocuments> {
  const terms = [
    { _id: { $gt: after } },
    isScan && act.doneEarly ? { $or: [await act.pastTerm(now), act.doneEarly] } : await act.pastTerm(now),
    ...(act.unfinished && !isScan ? [act.unfinished] : []),
  ];
  const read = await database
    .collection(act.collection)
    .find({ $and: terms } as object)
    .sort({ _id: 1 })
    .limit(pageSize)
    .toArray();
  const page = read as readonly StoredRecord[];
  const documents = act.select ? await act.select(page, now) : page;
  return { documents, last: page.length < pageSize ? undefined : page.at(-1)?._id };
}

export interface RetentionPreview {
  readonly row: string;
  /** Documents whose term is over and that the next run acts on. */
  readonly count: number;
  readonly oldest: Date | undefined;
}

/** The dry run: what the next run would act on. It writes nothing. */
export async function previewRetention(
  database: Database,
  acts: readonly RetentionAct[],
  now: Date,
): Promise<readonly RetentionPreview[]> {
  const previews: RetentionPreview[] = [];
  for (const act of acts) {
    let count = 0;
    let oldest: Date | undefined;
    for await (const documents of walkPastTerm(database, act, now)) {
      count += documents.length;
      for (const document of documents) oldest = earlier(oldest, dateOf(document, act));
    }
    previews.push({ row: act.row, count, oldest });
  }
  return previews;
}

/** Every document that an act is for, a page at a time. */
export async function* walkPastTerm(
  database: Database,
  act: RetentionAct,
  now: Date,
  isScan = false,
): AsyncGenerator<readonly StoredRecord[]> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const { documents, last } = await pageOf(database, act, { after, now, isScan });
    yield documents;
    after = last;
  }
}

function dateOf(document: StoredRecord, { datedBy }: RetentionAct): Date | undefined {
  const [date] = valuesAt(document, datedBy.split('.'));
  return date instanceof Date ? date : undefined;
}

function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return other < one ? other : one;
}
