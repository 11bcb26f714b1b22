/**
 * A call that cannot be honoured, with a stable code: `VALUE_INVALID` from the core; each door adds its own.
 * What a picture shows never throws: a reading answers with a refusal instead.
 */
export class HexCodeError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'HexCodeError';
    this.code = code;
  }
}
