type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether a result is what a case expects. As in MongoDB's format: a document at the top may have more fields than are named,
 * those below it may not; numbers of different types are equal when their values are; `$$` operators say what stands for a value.
 */
export function matches(expected: unknown, actual: unknown, isTop = true): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      expected.length === actual.length &&
      expected.every((one, index) => matches(one, actual[index], isTop))
    );
  if (!isFields(expected)) return sameLeaf(expected, actual);
  const [operator] = Object.keys(expected);
  if (operator?.startsWith('$$')) return matchesOperator(operator, expected[operator], actual, isTop);
  if (typeof actual !== 'object' || actual === null) return false;
  const isComplete = isTop || Object.keys(actual).every((name) => name in expected);
  return (
    isComplete && Object.entries(expected).every(([name, value]) => matches(value, (actual as Fields)[name], false))
  );
}

function matchesOperator(operator: string, argument: unknown, actual: unknown, isTop: boolean): boolean {
  if (operator === '$$unsetOrMatches') return isMissing(actual) || matches(argument, actual, isTop);
  if (operator === '$$exists') return (actual !== undefined) === argument;
  if (operator === '$$type') return actual !== undefined;
  throw new Error(`A case uses ${operator}`);
}

/** The driver says null, or an empty object, where a result holds nothing of a kind. */
const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (isFields(value) && Object.keys(value).length === 0);

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

function sameLeaf(expected: unknown, actual: unknown): boolean {
  if (expected === null || expected === undefined) return actual === null || actual === undefined;
  return textOf(expected) === textOf(actual);
}

/** ObjectIds, dates, longs and numbers by what they say. */
const textOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : `${isNumber(value) ? 'number' : typeof value} ${String(value)}`;

const isNumber = (value: unknown): boolean =>
  typeof value === 'number' ||
  ['Int32', 'Long', 'Double'].includes((value as { _bsontype?: string } | null)?._bsontype ?? '');
