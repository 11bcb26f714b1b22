import { connectDatabase } from '@alveole/persistence';
import type { z } from 'zod';
import { createServiceClient } from '../client/create-service-client.ts';
import { createLogger } from '../logging/create-logger.ts';
import { createMetrics } from '../http/metrics.ts';
import { configOf } from './define-service.ts';
import type { ServiceDefinition, ServiceParts, ServicePlan } from './define-service.ts';
import { refuseFormerStore } from './refuse-former-store.ts';
import type { ServiceConfig } from './service-fields.ts';

/** What a command is given: the service's own, without what only a serving process has. */
export type CommandParts<Config> = Omit<ServiceParts<Config>, 'metrics'>;

/** What an operator asks of a service's image besides running it: `node dist/main.mjs <name> [options]`. */
export interface ServiceCommand<Config = unknown> {
  /** The options, as the help shows them. */
  readonly usage: string;
  /** False for a command that runs on the store alone: nothing of the service works beside it. */
  readonly needsService?: boolean;
  /** Does it and says what was done, in French. Throws one readable error. */
  // A method, so that a command that reads little of the configuration fits every service.
  // `plan` is the assembled service; absent for a command that runs on the store alone.
  run(
    parts: CommandParts<Config>,
    args: readonly string[],
    say: (line: string) => void,
    plan?: ServicePlan,
  ): Promise<void>;
}

export interface CommandRun {
  readonly env: NodeJS.ProcessEnv;
  readonly args: readonly string[];
  readonly say: (line: string) => void;
}

/** Runs a command on the database and with the configuration of the service, beside the instances that serve. */
export async function runCommand<Schema extends z.ZodObject>(
  definition: ServiceDefinition<Schema>,
  command: ServiceCommand<z.output<Schema>>,
  { env, args, say }: CommandRun,
): Promise<void> {
  const { name } = definition;
  const config = configOf(definition, env);
  const logger = createLogger({ service: name, level: config.LOG_LEVEL });
  const database = await connectDatabase({ uri: config.MONGODB_URI, dbName: `alveole_${name}`, logger });
  const clientOf = (baseUrl: string) =>
    createServiceClient({ baseUrl, secret: config.SERVICE_SECRET, callerName: name });
  const parts = { config, database, logger, clientOf, now: () => new Date() };
  try {
    if (command.needsService === false) await command.run(parts, args, say);
    else await runBesideService(definition, parts, (plan) => command.run(parts, args, say, plan));
  } finally {
    await database.close();
  }
}

/** The models of the service are known once it is assembled, which is only done on a store of this version. */
async function runBesideService<Schema extends z.ZodObject>(
  { name, migrations = [], assemble }: ServiceDefinition<Schema>,
  parts: CommandParts<z.output<Schema> & ServiceConfig>,
  run: (plan: ServicePlan) => Promise<void>,
): Promise<void> {
  await refuseFormerStore(parts, migrations);
  const plan = assemble({ ...parts, metrics: createMetrics(name) });
  try {
    await plan.begin?.();
    await run(plan);
  } finally {
    await plan.close?.();
  }
}
