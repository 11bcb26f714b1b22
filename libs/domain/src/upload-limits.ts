const mebibyte = 1_048_576;

/** What the object store takes in from browsers. */
export const uploadLimits = {
  /** One object, a document or a photo. Bytes. */
  objectBytes: 10 * mebibyte,
  /** What one address may leave on one day without an account, until a registration takes it up. */
  withoutAccount: { bytesADay: 256 * mebibyte, objectsADay: 1000 },
} as const;
