import { environmentFields } from '../config/environment-fields.ts';
import { z } from 'zod';

const {
  HOST,
  PORT,
  LOG_LEVEL,
  NODE_ENV,
  MONGODB_URI,
  AMQP_URL,
  AUTH_PUBLIC_KEYS,
  SERVICE_SECRET,
  OTEL_EXPORTER_OTLP_ENDPOINT,
} = environmentFields;

/** What every service behind the gateway reads from its environment. */
export const serviceFields = {
  HOST,
  PORT,
  LOG_LEVEL,
  NODE_ENV,
  MONGODB_URI,
  /** Absent only in the one-process profile, which hands its bus in. */
  AMQP_URL: AMQP_URL.optional(),
  AUTH_PUBLIC_KEYS,
  SERVICE_SECRET,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  /** Whether this instance carries the retention out at night; `off`: another one does, or a scheduled command. */
  RETENTION: z.enum(['on', 'off']).default('on'),
} as const;

export type ServiceConfig = z.output<z.ZodObject<typeof serviceFields>>;
