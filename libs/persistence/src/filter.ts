import type { QueryFilter } from 'mongoose';

type Item<Value> = Value extends readonly (infer Element)[] ? Element : never;

/** What a field can be compared with: a value of its own, one of its elements when it holds several, or null. */
type Operand<Value> = Exclude<Value, undefined> | Item<Exclude<Value, undefined>> | null;

/** The operators that this product asks with, always inside `trusted(…)`. */
interface Operators<Value> {
  readonly $eq?: Operand<Value>;
  readonly $ne?: Operand<Value>;
  readonly $gt?: Operand<Value>;
  readonly $gte?: Operand<Value>;
  readonly $lt?: Operand<Value>;
  readonly $lte?: Operand<Value>;
  readonly $in?: readonly Operand<Value>[];
  readonly $nin?: readonly Operand<Value>[];
  readonly $exists?: boolean;
  readonly $elemMatch?: object;
  readonly $not?: Operators<Value>;
}

/** Conditions on the fields of a stored document; a path below a field is not looked into by the compiler. */
export type Conditions<Doc> = {
  readonly [Field in keyof Doc]?: Operand<Doc[Field]> | Operators<Doc[Field]>;
} & {
  readonly [path: `${string}.${string}`]: unknown;
  readonly $and?: readonly Conditions<Doc>[];
  readonly $or?: readonly Conditions<Doc>[];
};

/**
 * Conditions as mongoose takes them. Its own type of filters knows neither read-only fields nor what `trusted` gives, so this
 * is the one place that passes over it: field names and the types of operands are checked here instead.
 */
export const filterOf = <Doc>(conditions: Conditions<Doc>): QueryFilter<Doc> => conditions as QueryFilter<Doc>;
