/** A document as the driver gives it. */
export type StoredRecord = Readonly<Record<string, unknown>> & { readonly _id: string };

/** Conditions on documents, for the driver. */
type Conditions = Readonly<Record<string, unknown>>;

/** How an act on one document ended; one that changed meanwhile waits for the next night. */
export type RetentionOutcome = 'written' | 'stale';

/** What a service does to one kind of personal data whose term is over. */
export interface RetentionAct {
  /** Of the retention table, which names collection and fields. */
  readonly row: string;
  readonly collection: string;
  /** The date that the term counts from, for whoever reads a dry run; dots reach into objects. */
  readonly datedBy: string;
  /** Documents whose term is over at this instant; what was done to them does not count. */
  pastTerm(now: Date): Conditions | Promise<Conditions>;
  /** Of those, the ones that the act has not been done to; absent where it removes them. */
  readonly unfinished?: Conditions;
  /** Documents to which it was done before their term, because their person asked: the scan looks at them too. */
  readonly doneEarly?: Conditions;
  /** Those of a page whose term is over, where the filter cannot tell: another service knows it. */
  select?(documents: readonly StoredRecord[], now: Date): Promise<readonly StoredRecord[]>;
  /** Does it. Repeated on the same document it changes nothing more, so that a crash on the way does no harm. */
  act(document: StoredRecord, now: Date): Promise<RetentionOutcome>;
  /** Whether a document still holds a person beyond the fields of the table, for the scan. */
  alsoHolds?(document: StoredRecord): boolean;
  /** How many of the objects of a document that should be gone are still in the store, for the scan. */
  objectsLeft?(document: StoredRecord): Promise<number>;
}

/** The value at the end of a path, through arrays: every one that there is. */
export function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => valuesAt(one, path));
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return valuesAt((value as Readonly<Record<string, unknown>>)[name], rest);
}

/** Whether a value says nothing of anybody: absent, an empty text, an empty list or object. */
export function isEmptied(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.every(isEmptied);
  return (
    typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.keys(value).length === 0
  );
}
