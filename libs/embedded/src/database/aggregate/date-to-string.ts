import { databaseError } from '../errors.ts';
import { isDoc } from '../bson/values.ts';
import type { Value } from '../bson/values.ts';
import { isNothing } from './expression.ts';
import type { Evaluate } from './expression.ts';

const defaultFormat = '%Y-%m-%dT%H:%M:%S.%LZ';

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string> & { millisecond: string };

const specifiers: Record<string, (parts: Parts) => string> = {
  Y: (parts) => parts.year.padStart(4, '0'),
  m: (parts) => parts.month,
  d: (parts) => parts.day,
  H: (parts) => parts.hour,
  M: (parts) => parts.minute,
  S: (parts) => parts.second,
  L: (parts) => parts.millisecond,
  '%': () => '%',
};

/** `$dateToString: {date, format, timezone, onNull}`; `format` and `timezone` are literals. */
export function parseDateToString(argument: Value, parse: (value: Value) => Evaluate): Evaluate {
  if (!isDoc(argument)) throw databaseError('FailedToParse', '$dateToString only supports an object as its argument');
  const unknown = [...argument.keys()].find((name) => !['date', 'format', 'timezone', 'onNull'].includes(name));
  if (unknown !== undefined) throw databaseError('FailedToParse', `Unrecognized argument to $dateToString: ${unknown}`);
  const date = argument.get('date');
  if (date === undefined) throw databaseError('FailedToParse', "Missing 'date' parameter to $dateToString");
  const evaluate = parse(date);
  const onNull = parse(argument.get('onNull') ?? null);
  const write = compileFormat(
    literal(argument.get('format') ?? defaultFormat, 'format'),
    literal(argument.get('timezone') ?? 'UTC', 'timezone'),
  );
  return (doc) => {
    const value = evaluate(doc);
    if (isNothing(value)) return onNull(doc);
    if (value instanceof Date) return write(value);
    throw databaseError('BadValue', "can't convert from this BSON type to Date");
  };
}

function literal(value: Value, name: string): string {
  if (typeof value !== 'string' || value.startsWith('$'))
    throw databaseError('NotImplemented', `$dateToString takes a literal '${name}' in the embedded database`);
  return value;
}

function compileFormat(format: string, timeZone: string): (date: Date) => string {
  const wrong = [...format.matchAll(/%(.?)/gs)].find(([, letter]) => !Object.hasOwn(specifiers, letter ?? ''));
  if (wrong !== undefined)
    throw databaseError(
      'NotImplemented',
      `The format '${wrong[0]}' of $dateToString is not supported by the embedded database`,
    );
  const clock = clockOf(timeZone);
  return (date) => {
    const parts = Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, value])) as Parts;
    const all = { ...parts, millisecond: String(date.getUTCMilliseconds()).padStart(3, '0') };
    return format.replace(/%(.)/gs, (_whole, letter: string) => specifiers[letter]?.(all) ?? '');
  };
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    throw databaseError('BadValue', `unrecognized time zone identifier: "${timeZone}"`);
  }
}
