import type { Expression, Test } from '../query/expression.ts';

/** A filter as a planner sees it: what must hold together, path by path. */
export interface Conditions {
  readonly tests: ReadonlyMap<string, readonly Test[]>;
  /** There is more to the filter than the tests. */
  readonly hasMore: boolean;
}

/** The ways in which a filter can be met: one, or one for each branch of its first `$or`. */
export interface Alternatives {
  readonly common: Conditions;
  readonly branches: readonly Conditions[] | undefined;
}

const maxBranches = 64;

export function alternativesOf(filter: Expression): Alternatives {
  const parts = flatten(filter);
  const common = conditionsOf(parts);
  const either = parts.find((part) => part.kind === 'or');
  if (either === undefined || either.kind !== 'or' || either.of.length > maxBranches)
    return { common, branches: undefined };
  const others = parts.filter((part) => part !== either);
  return { common, branches: either.of.map((branch) => conditionsOf([...others, ...flatten(branch)])) };
}

function flatten(filter: Expression): Expression[] {
  return filter.kind === 'and' ? filter.of.flatMap(flatten) : [filter];
}

function conditionsOf(parts: readonly Expression[]): Conditions {
  const tests = new Map<string, Test[]>();
  let hasMore = false;
  for (const part of parts) {
    if (part.kind !== 'test') hasMore = true;
    else tests.set(part.path, [...(tests.get(part.path) ?? []), part.test]);
  }
  return { tests, hasMore };
}
