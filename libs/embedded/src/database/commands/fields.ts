import { databaseError, notImplemented } from '../errors.ts';
import { isDoc, isNumeric, toNumber } from '../bson/values.ts';
import type { Doc, Value } from '../bson/values.ts';

/** Fields that a driver may add to any command and that change nothing here. */
const general = new Set([
  '$db',
  'lsid',
  '$readPreference',
  'comment',
  'maxTimeMS',
  'readConcern',
  'writeConcern',
  'apiVersion',
  '$clusterTime',
]);

/** Options that exist in MongoDB. They are refused as not supported; `false` says the same as leaving them out. */
const absent = new Set([
  'arrayFilters',
  'sort',
  'collation',
  'hint',
  'let',
  'min',
  'max',
  'returnKey',
  'showRecordId',
  'tailable',
  'awaitData',
  'oplogReplay',
  'noCursorTimeout',
  'allowPartialResults',
  'bypassDocumentValidation',
  'explain',
  'bypassEmptyTsReplacement',
  'sampleRate',
  'apiStrict',
  'apiDeprecationErrors',
  'mirrored',
  'commitQuorum',
  'ignoreUnknownIndexOptions',
]);

/** Refuses every field that the command does not handle: an option must never be ignored. */
export function checkFields(where: string, body: Doc, handled: readonly string[], alsoGeneral = true): void {
  for (const [name, value] of body) {
    if (handled.includes(name) || (alsoGeneral && general.has(name))) continue;
    if (name === 'collation' && isSimple(value)) continue;
    if (absent.has(name)) {
      if (value === false || value === null) continue;
      throw notImplemented(`The option '${name}' of ${where}`);
    }
    throw databaseError('UnknownField', `BSON field '${where}.${name}' is an unknown field.`);
  }
}

const isSimple = (value: Value): boolean => isDoc(value) && value.size === 1 && value.get('locale') === 'simple';

function wrongType(name: string, wanted: string): Error {
  return databaseError('TypeMismatch', `BSON field '${name}' is the wrong type, expected type '${wanted}'`);
}

function missing(name: string): Error {
  return databaseError('MissingField', `BSON field '${name}' is missing but a required field`);
}

export function textField(body: Doc, name: string): string {
  const value = body.get(name);
  if (value === undefined) throw missing(name);
  if (typeof value !== 'string') throw wrongType(name, 'string');
  return value;
}

export function docField(body: Doc, name: string): Doc | undefined {
  const value = body.get(name);
  if (value === undefined || value === null) return undefined;
  if (!isDoc(value)) throw wrongType(name, 'object');
  return value;
}

/** A whole number of at least 0. */
export function countField(body: Doc, name: string): number | undefined {
  const value = body.get(name);
  if (value === undefined || value === null) return undefined;
  if (!isNumeric(value)) throw wrongType(name, 'long');
  const number = toNumber(value);
  if (!Number.isInteger(number) || number < 0)
    throw databaseError('BadValue', `BSON field '${name}' value must be >= 0, actual value '${number}'`);
  return number;
}

export function flagField(body: Doc, name: string, otherwise: boolean): boolean {
  const value = body.get(name);
  if (value === undefined || value === null) return otherwise;
  if (isNumeric(value)) return toNumber(value) !== 0;
  if (typeof value !== 'boolean') throw wrongType(name, 'bool');
  return value;
}

export function docsField(body: Doc, name: string): Doc[] {
  const value = body.get(name);
  if (value === undefined) throw missing(name);
  if (!Array.isArray(value) || !value.every(isDoc)) throw wrongType(name, 'array');
  return value;
}
