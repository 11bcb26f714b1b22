import { createContextKey } from '@opentelemetry/api';

/** Where a context holds the id that a trace begun in it shall have. */
export const rootTraceId = createContextKey('id of the trace to begin');
