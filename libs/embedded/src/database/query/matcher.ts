import { compareNumbers, compareStrings, compareValues, sameValue, typeRank } from '../bson/compare.ts';
import { isDoc, isDouble, isNumeric } from '../bson/values.ts';
import type { Doc, Found, Value } from '../bson/values.ts';
import type { Comparison, Expression, Test } from './expression.ts';
import { walkPath } from './walk-path.ts';

export type Matcher = (doc: Doc) => boolean;
type ValueTest = (value: Found) => boolean;

/** Compiles a parsed filter into a predicate on documents. */
export function compileMatcher(expression: Expression): Matcher {
  return compile(expression, (parts, test) => {
    const accepts = compileTest(test);
    const whole = wholeValueTests.has(test.op);
    return (doc) => walkPath(doc as Doc, parts, 0, whole, accepts);
  }) as Matcher;
}

/** Compiles the tests of an `$elemMatch` on plain values: they ask about the element itself. */
function compileElementMatcher(expression: Expression): ValueTest {
  return compile(expression, (_parts, test) => compileTest(test));
}

type Leaf = (parts: readonly string[], test: Test) => ValueTest;

function compile(expression: Expression, leaf: Leaf): ValueTest {
  if (expression.kind === 'test') return leaf(expression.parts, expression.test);
  if (expression.kind === 'not') {
    const negated = compile(expression.of, leaf);
    return (value) => !negated(value);
  }
  const parts = expression.of.map((part) => compile(part, leaf));
  return expression.kind === 'and'
    ? (value) => parts.every((part) => part(value))
    : (value) => parts.some((part) => part(value));
}

/** These look at an array as a whole, not at its elements. */
const wholeValueTests = new Set<Test['op']>(['exists', 'elemMatch', 'elemMatchValue']);

function compileTest(test: Test): ValueTest {
  switch (test.op) {
    case 'in':
      return (value) => test.values.some((wanted) => isEqual(value, wanted));
    case 'exists':
      return (value) => value !== undefined;
    case 'elemMatch':
      return anyElement(compileMatcher(test.element));
    case 'elemMatchValue': {
      const accepts = compileElementMatcher(test.element);
      return (value) => Array.isArray(value) && value.some(accepts);
    }
    case 'eq':
      return (value) => isEqual(value, test.value);
    default:
      return compileOrder(test.op, test.value);
  }
}

/** Elements that are arrays are asked by their positions. */
function anyElement(matches: Matcher): ValueTest {
  return (value) =>
    Array.isArray(value) &&
    value.some((element) =>
      isDoc(element) ? matches(element) : Array.isArray(element) && matches(byPosition(element)),
    );
}

const byPosition = (array: readonly Value[]): Doc => new Map(array.map((element, index) => [String(index), element]));

/** Missing counts as null. */
function isEqual(value: Found, wanted: Value): boolean {
  if (typeof wanted === 'string') return value === wanted;
  return value === undefined ? wanted === null : sameValue(value, wanted);
}

const accepted: Record<Comparison, (difference: number) => boolean> = {
  eq: (difference) => difference === 0,
  gt: (difference) => difference > 0,
  gte: (difference) => difference >= 0,
  lt: (difference) => difference < 0,
  lte: (difference) => difference <= 0,
};

/** Order only holds within a type; null (and missing) is neither above nor below itself; NaN only equals NaN. */
function compileOrder(op: Comparison, wanted: Value): ValueTest {
  const accepts = accepted[op];
  if (wanted === null) return (value) => (value === undefined || value === null) && accepts(0);
  if (typeof wanted === 'string') return (value) => typeof value === 'string' && accepts(compareStrings(value, wanted));
  if (isNumeric(wanted))
    return (value) =>
      isNumeric(value) && isNaNValue(value) === isNaNValue(wanted) && accepts(compareNumbers(value, wanted));
  const rank = typeRank(wanted);
  return (value) => value !== undefined && typeRank(value) === rank && accepts(compareValues(value, wanted));
}

const isNaNValue = (value: Value): boolean => isDouble(value) && Number.isNaN(value.value);

/** The top-level fields that a filter looks at. */
export function fieldsOf(expression: Expression, into = new Set<string>()): Set<string> {
  if (expression.kind === 'test') into.add(expression.parts[0] as string);
  else if (expression.kind === 'not') fieldsOf(expression.of, into);
  else for (const part of expression.of) fieldsOf(part, into);
  return into;
}

/** Whether a single value passes a test. */
export const acceptsValue = (test: Test, value: Value): boolean => compileTest(test)(value);
