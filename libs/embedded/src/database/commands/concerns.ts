import { databaseError, notImplemented } from '../errors.ts';
import { isDoc, isNumeric, toNumber } from '../bson/values.ts';
import type { Doc } from '../bson/values.ts';

/**
 * Checks what a client asks of safety. Every acknowledged write is on disk, and there is one server: that fulfils
 * the concerns of a standalone MongoDB and no others. Transactions are refused with 263, as the driver
 * rewrites the 20 of a standalone server.
 */
export function checkConcerns(body: Doc): void {
  if (['txnNumber', 'startTransaction', 'autocommit'].some((name) => body.has(name)))
    throw databaseError(
      'OperationNotSupportedInTransaction',
      'transactions are not supported by the embedded database',
    );
  checkWriteConcern(body);
  checkReadConcern(body);
}

function checkWriteConcern(body: Doc): void {
  const concern = body.get('writeConcern');
  if (concern === undefined) return;
  if (!isDoc(concern))
    throw databaseError('TypeMismatch', "BSON field 'writeConcern' is the wrong type, expected type 'object'");
  const unknown = [...concern.keys()].find((name) => !['w', 'j', 'wtimeout', 'fsync'].includes(name));
  if (unknown !== undefined)
    throw databaseError('UnknownField', `BSON field 'writeConcern.${unknown}' is an unknown field.`);
  const w = concern.get('w');
  if (w === undefined || w === 'majority' || (isNumeric(w) && toNumber(w) <= 1)) return;
  throw databaseError('BadValue', "cannot use non-majority 'w' mode when a host is not a member of a replica set");
}

const fulfilledLevels = new Set<unknown>(['local', 'available', 'majority']);

function checkReadConcern(body: Doc): void {
  const concern = body.get('readConcern');
  if (concern === undefined) return;
  if (!isDoc(concern))
    throw databaseError('TypeMismatch', "BSON field 'readConcern' is the wrong type, expected type 'object'");
  const unknown = [...concern.keys()].find((name) => name !== 'level');
  if (unknown !== undefined) throw notImplemented(`The read concern option '${unknown}'`);
  const level = concern.get('level');
  if (level !== undefined && !fulfilledLevels.has(level))
    throw databaseError('NotAReplicaSet', `node needs to be a replica set member to use read concern ${String(level)}`);
}
