/** The trace of one call, by which support finds it though no answer came. */
export interface CallTrace {
  readonly id: string;
  /** After the W3C's trace context; whether the trace is kept is for the gateway to decide. */
  readonly traceparent: string;
}

export function drawTrace(): CallTrace {
  const id = hexOf(16);
  return { id, traceparent: `00-${id}-${hexOf(8)}-00` };
}

const hexOf = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
