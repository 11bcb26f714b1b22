import { traceFields } from '@alveole/tracing';
import { pino, stdSerializers } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { scrub } from './scrub.ts';

export type { Logger } from 'pino';

export interface LoggerOptions {
  /** Name that stands in each line. */
  readonly service: string;
  readonly level?: string;
  /** Where lines go; standard output when absent. */
  readonly destination?: DestinationStream;
}

/** Fields that hold people's data, at the top of a line or one level below. */
const personalFields = [
  'mail',
  'email',
  'phone',
  'smartphone',
  'telephone',
  'smartphone_number',
  'firstname',
  'first_name',
  'lastname',
  'last_name',
  'user_name',
  'birth_date',
  'birth_place',
  'iban',
  'password',
  'newpassword',
  'recovery_password',
  'sms_code',
  'access_token',
  'refresh_token',
  'register_token',
  'authorization',
  'cookie',
  'to',
  'html',
  'text',
  'html_body',
  'text_body',
  'body',
  'query',
  'params',
  'headers',
  'url',
];

/**
 * A pino logger (JSON lines) that cannot print personal data: known fields are removed by name,
 * and every written line loses what looks like a mail, a phone number, a token or an IBAN. A line that is written in a
 * trace names it.
 */
export function createLogger({ service, level = 'info', destination }: LoggerOptions): Logger {
  return pino(
    {
      level,
      base: { service },
      mixin: () => traceFields(),
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: personalFields.flatMap((field) => [field, `*.${field}`]), censor: '[…]' },
      serializers: { err: serialisedError, error: serialisedError },
      hooks: { streamWrite: scrub },
    },
    destination ?? standardOutput(),
  );
}

/** Bytes of lines that wait for their place; what comes beyond is dropped. */
const maxWaiting = 1_048_576;

/** A line that cannot be written (a full disk, a reader that is gone) is lost; the process goes on. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: maxWaiting });
  output.on('error', () => undefined);
  return output;
}

/** Keeps what tells a fault apart (type, message, stack, code) and drops whatever else hangs on it, such as query values. */
function serialisedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error))
    return { message: String((error as { message?: unknown } | undefined)?.message ?? error) };
  const { type, message, stack } = stdSerializers.err(error);
  const code = (error as { code?: unknown }).code;
  return { type, message, stack, ...(code === undefined ? {} : { code }) };
}
