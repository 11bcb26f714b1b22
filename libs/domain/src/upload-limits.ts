const mebibyte = 1_048_576;

/** What the object store takes in from browsers. */
export const uploadLimits = {
  /** One object, a document or a photo. Bytes. */
  objectBytes: 10 * mebibyte,
} as const;
