import type { z } from 'zod';
import { runChecks } from '../check/check.ts';
import type { CheckResult } from '../check/check.ts';
import { isConfigurationError } from '../config/load-config.ts';
import { configOf } from './define-service.ts';
import type { ServiceDefinition } from './define-service.ts';
import { serviceChecks } from './service-checks.ts';

export interface CheckedProcess {
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

/**
 * Tries everything that a service stands on and says in one table what works, for its operator. Nothing is sent to anybody,
 * and nothing stays of it.
 * @returns whether all works
 */
export async function checkService<Schema extends z.ZodObject>(
  definition: ServiceDefinition<Schema>,
  { env, say }: CheckedProcess,
): Promise<boolean> {
  const results = await resultsOf(definition, env);
  const width = Math.max(...results.map(({ part }) => part.length));
  for (const { part, works, detail } of results)
    say(`${works ? '✓' : '✗'} ${definition.name.padEnd(14)} ${part.padEnd(width)}  ${detail}`);
  return results.every(({ works }) => works);
}

async function resultsOf<Schema extends z.ZodObject>(
  definition: ServiceDefinition<Schema>,
  env: NodeJS.ProcessEnv,
): Promise<readonly CheckResult[]> {
  try {
    const config = configOf(definition, env);
    const results = await runChecks([...serviceChecks(definition, config), ...(definition.checks?.(config) ?? [])]);
    return [{ part: 'configuration', works: true, detail: '' }, ...results];
  } catch (error) {
    if (!isConfigurationError(error)) throw error;
    return error.faults.map((detail) => ({ part: 'configuration', works: false, detail }));
  }
}
