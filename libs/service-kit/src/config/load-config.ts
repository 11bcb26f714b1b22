import type { z } from 'zod';

/** A configuration that cannot be used; `faults` names each variable with its reason, never its value. */
export interface ConfigurationError extends Error {
  readonly name: 'ConfigurationError';
  readonly faults: readonly string[];
}

/** True for what `loadConfig` throws. */
export function isConfigurationError(value: unknown): value is ConfigurationError {
  return value instanceof Error && value.name === 'ConfigurationError';
}

/**
 * Reads the environment once through a schema. An empty variable counts as absent.
 * Throws one `ConfigurationError` that names every fault at once, so that an operator mends them in one go.
 */
export function loadConfig<Schema extends z.ZodObject>(
  schema: Schema,
  env: NodeJS.ProcessEnv = process.env,
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.keys(schema.shape)
      .filter((name) => env[name] !== undefined && env[name] !== '')
      .map((name) => [name, env[name]]),
  );
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  throw configurationError(read.error.issues.map((issue) => faultOf(issue, given)));
}

function faultOf(issue: z.core.$ZodIssue, given: Record<string, unknown>): string {
  const name = String(issue.path[0] ?? 'environment');
  const absent = issue.code === 'invalid_type' && given[name] === undefined;
  return `${name}: ${absent ? 'is required' : issue.message}`;
}

function configurationError(faults: readonly string[]): ConfigurationError {
  return Object.assign(new Error(`Configuration refused: ${faults.join('; ')}`), {
    name: 'ConfigurationError' as const,
    faults,
  });
}
