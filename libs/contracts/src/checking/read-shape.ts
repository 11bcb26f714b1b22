import type { WireShape } from '../define/wire-shape.ts';

/** What a value is that has not the shape that was asked for. */
const unfit = Symbol('unfit');

/**
 * As much of an answer as can be shown, read by its shape: what the shape does not name is dropped, a row whose fields are
 * missing or of another kind is left out of its list, and odd values pass. Undefined when nothing can be shown. A page reads
 * by this what `readAnswer` reads by schemas.
 */
export function readShape(shape: WireShape, answer: unknown): unknown {
  if (typeof shape === 'object' && 'array' in shape && Array.isArray(answer))
    return answer.map((row) => shown(shape.array, row)).filter((row) => row !== undefined);
  return shown(shape, answer);
}

const shown = (shape: WireShape, value: unknown): unknown => {
  const fitting = read(shape, value);
  return fitting === unfit ? undefined : fitting;
};

function read(shape: WireShape, value: unknown): unknown {
  if (shape === 'anything') return value;
  if (shape === 'bytes') return ArrayBuffer.isView(value) ? value : unfit;
  if (typeof shape === 'string') return typeof value === shape ? value : unfit;
  if ('optional' in shape) return value === undefined ? undefined : read(shape.optional, value);
  if ('nullable' in shape) return value === null ? null : read(shape.nullable, value);
  if ('oneOf' in shape) return shape.oneOf.includes(value) ? value : unfit;
  if ('anyOf' in shape) return firstFitting(shape.anyOf, value);
  if ('array' in shape) return Array.isArray(value) ? every(value.map((part) => read(shape.array, part))) : unfit;
  if ('tuple' in shape) return readTuple(shape.tuple, value);
  return isObject(value) ? readKeys(shape, value) : unfit;
}

type Keyed = Extract<WireShape, { readonly object: unknown } | { readonly record: unknown }>;

function readKeys(shape: Keyed, value: Readonly<Record<string, unknown>>): unknown {
  if ('object' in shape) return readFields(Object.entries(shape.object), value);
  const { keys, record } = shape;
  if (keys !== undefined && !Object.keys(value).every((key) => keys.includes(key))) return unfit;
  return readFields(
    (keys ?? Object.keys(value)).map((key) => [key, record]),
    value,
  );
}

function readFields(
  fields: readonly (readonly [string, WireShape])[],
  value: Readonly<Record<string, unknown>>,
): unknown {
  const answer: Record<string, unknown> = {};
  for (const [key, part] of fields) {
    const fitting = read(part, value[key]);
    if (fitting === unfit) return unfit;
    if (fitting !== undefined || key in value) answer[key] = fitting;
  }
  return answer;
}

function readTuple(parts: readonly WireShape[], value: unknown): unknown {
  if (!Array.isArray(value) || value.length !== parts.length) return unfit;
  return every(parts.map((part, index) => read(part, value[index])));
}

function firstFitting(options: readonly WireShape[], value: unknown): unknown {
  for (const option of options) {
    const fitting = read(option, value);
    if (fitting !== unfit) return fitting;
  }
  return unfit;
}

const every = (values: readonly unknown[]): unknown => (values.includes(unfit) ? unfit : values);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
