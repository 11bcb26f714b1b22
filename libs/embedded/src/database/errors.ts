/** The error codes of MongoDB that this database answers with, by the name MongoDB gives them. */
export const errorCodes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  InvalidLength: 16,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  NotAReplicaSet: 123,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  NotImplemented: 238,
  OperationNotSupportedInTransaction: 263,
  IngressRequestRateLimitExceeded: 462,
  InvalidIndexSpecificationOption: 197,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  UnrecognizedStage: 40324,
  UnknownField: 40415,
  MissingField: 40414,
  BadProjectionPath: 31249,
  ExclusionInInclusion: 31254,
  InclusionInExclusion: 31253,
} as const;

export type ErrorCodeName = keyof typeof errorCodes;

/** Codes whose `codeName` in MongoDB is only `Location<number>`. */
const unnamed = new Set<ErrorCodeName>([
  'UnrecognizedStage',
  'UnknownField',
  'MissingField',
  'BadProjectionPath',
  'ExclusionInInclusion',
  'InclusionInExclusion',
]);

/** A refusal that goes to the client as MongoDB would send it: `{ok: 0, code, codeName, errmsg, …details}`. */
export interface DatabaseError extends Error {
  readonly databaseError: true;
  readonly code: number;
  readonly codeName: string;
  readonly details: Record<string, unknown>;
}

/** Builds a refusal with MongoDB's code of that name. `details` are extra fields of the answer, such as `keyValue`. */
export function databaseError(
  name: ErrorCodeName,
  message: string,
  details: Record<string, unknown> = {},
): DatabaseError {
  const code = errorCodes[name];
  const codeName = unnamed.has(name) ? `Location${code}` : name;
  return Object.assign(new Error(message), { databaseError: true as const, code, codeName, details });
}

/** What exists in MongoDB and not here: refused, never ignored. */
export function notImplemented(what: string): DatabaseError {
  return databaseError('NotImplemented', `${what} is not supported by the embedded database`);
}

export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && (error as Partial<DatabaseError>).databaseError === true;
}
