const mebibyte = 1_048_576;

/** What the object store takes in from browsers, and what screens say of it. */
export const uploadLimits = {
  /** One object, a document or a photo. Bytes. */
  objectBytes: 10 * mebibyte,
  /** The same for people, a round figure just below it: « 10 Mo ». Bytes. */
  documentBytes: 10_000_000,
  /** What one address may leave on one day without an account, until a registration takes it up. */
  withoutAccount: { bytesADay: 256 * mebibyte, objectsADay: 1000 },
} as const;
