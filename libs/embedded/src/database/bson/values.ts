import type { Binary, Double, ObjectId } from 'bson';

/**
 * How BSON values are held in memory, so that reading and writing back changes nothing:
 * int32 is a JavaScript number, int64 a bigint, a double is boxed, a document keeps its order in a Map.
 */
export type Value = null | boolean | string | number | bigint | Double | ObjectId | Date | Binary | Doc | Value[];

/** A document: field names in their order. A Map also makes `__proto__` a name like any other. */
export type Doc = Map<string, Value>;

/** A value, or undefined where the path leads nowhere. */
export type Found = Value | undefined;

export const isDoc = (value: unknown): value is Doc => value instanceof Map;

const bsonTypeOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? (value as { _bsontype?: string })._bsontype : undefined;

export const isDouble = (value: unknown): value is Double => bsonTypeOf(value) === 'Double';
export const isObjectId = (value: unknown): value is ObjectId => bsonTypeOf(value) === 'ObjectId';
export const isBinary = (value: unknown): value is Binary => bsonTypeOf(value) === 'Binary';

/** int32, int64 or double. */
export type Numeric = number | bigint | Double;

export const isNumeric = (value: unknown): value is Numeric =>
  typeof value === 'number' || typeof value === 'bigint' || isDouble(value);

/** The nearest JavaScript number; exact for int32 and doubles. */
export function toNumber(value: Numeric): number {
  if (typeof value === 'number') return value;
  return typeof value === 'bigint' ? Number(value) : value.value;
}

/** The BSON types of the values that this database holds, by their names in MongoDB. */
export type TypeName =
  'double' | 'string' | 'object' | 'array' | 'binData' | 'objectId' | 'bool' | 'date' | 'null' | 'int' | 'long';

export function typeName(value: Value): TypeName {
  switch (typeof value) {
    case 'number':
      return 'int';
    case 'bigint':
      return 'long';
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
  }
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isDoc(value)) return 'object';
  if (value instanceof Date) return 'date';
  return boxedTypes[bsonTypeOf(value) ?? ''] ?? 'object';
}

const boxedTypes: Record<string, TypeName> = {
  Double: 'double',
  ObjectId: 'objectId',
  Binary: 'binData',
};
