import type { UpdateQuery } from 'mongoose';

type Item<Value> = Exclude<Value, undefined | null> extends readonly (infer Element)[] ? Element : never;

/** Values of fields, or of paths below them, which the compiler does not look into. */
type Values<Doc> = { readonly [Field in keyof Doc]?: Doc[Field] | null } & {
  readonly [path: `${string}.${string}`]: unknown;
};

/** Elements for fields that hold several. */
type Elements<Doc> = {
  readonly [Field in keyof Doc]?:
    Item<Doc[Field]> | { readonly $each: readonly Item<Doc[Field]>[]; readonly $slice?: number };
} & { readonly [path: `${string}.${string}`]: unknown };

/** What an update does to a document's fields, in the operators that this product writes with. */
export interface FieldUpdate<Doc> {
  readonly $set?: Values<Doc>;
  readonly $setOnInsert?: Values<Doc>;
  readonly $unset?: { readonly [path: string]: '' | 1 };
  readonly $inc?: { readonly [path: string]: number };
  readonly $push?: Elements<Doc>;
  readonly $addToSet?: Elements<Doc>;
  readonly $pull?: { readonly [Field in keyof Doc]?: Item<Doc[Field]> | object };
}

/** An update as mongoose takes it: its own type knows no read-only fields, so field names and values are checked here instead. */
export const updateOf = <Doc>(update: FieldUpdate<Doc>): UpdateQuery<Doc> => update as UpdateQuery<Doc>;
