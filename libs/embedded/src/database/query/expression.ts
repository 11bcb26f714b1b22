import type { Value } from '../bson/values.ts';

/** A comparison with a literal, as in `{field: {$gte: 5}}`. */
export type Comparison = 'eq' | 'gt' | 'gte' | 'lt' | 'lte';

/** What is asked of the value (or, through an array, of any of the values) at one path. */
export type Test =
  | { readonly op: Comparison; readonly value: Value }
  | { readonly op: 'in'; readonly values: readonly Value[] }
  | { readonly op: 'exists' }
  | { readonly op: 'elemMatch'; readonly element: Expression }
  | { readonly op: 'elemMatchValue'; readonly element: Expression };

/** A parsed filter. `elemMatchValue` holds tests on the empty path: they ask about the element itself. */
export type Expression =
  | { readonly kind: 'and' | 'or'; readonly of: readonly Expression[] }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'test'; readonly path: string; readonly parts: readonly string[]; readonly test: Test };

/** The filter that every document passes. */
export const everything: Expression = { kind: 'and', of: [] };
