import type { ServiceName } from '@alveole/contracts';
import type { Subscription } from '@alveole/messaging';
import type { Database, Migration, OutboxModel } from '@alveole/persistence';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import type { Check } from '../check/check.ts';
import type { ServiceClient } from '../client/create-service-client.ts';
import { loadConfig } from '../config/load-config.ts';
import type { ReadinessChecks } from '../http/health.ts';
import type { StatusOf } from '../http/closed-accounts.ts';
import type { ImplementedRoute } from '../http/implement.ts';
import type { Logger } from '../logging/create-logger.ts';
import type { RetentionAct } from '../retention/retention-act.ts';
import type { StartThreads } from '../work/start-threads.ts';
import type { ServiceConfig } from './service-fields.ts';
import { serviceFields } from './service-fields.ts';

/** What a service is given to assemble itself from. */
export interface ServiceParts<Config> {
  readonly config: Config & ServiceConfig;
  readonly database: Database;
  readonly logger: Logger;
  /** Calls another service in this one's name. */
  readonly clientOf: (baseUrl: string) => ServiceClient;
  /** The one clock of the service. */
  readonly now: () => Date;
  /** What `/metrics` shows; the service may count more than its requests. */
  readonly metrics: Registry;
  /** Where the threads of its worker pools come from; of their own unless told otherwise. */
  readonly startThreads?: StartThreads | undefined;
}

/** What makes up a service. */
export interface ServicePlan {
  readonly routes: readonly ImplementedRoute[];
  /** Must be there where a partner may call: the calls of closed accounts are refused. */
  readonly statusOf?: StatusOf;
  readonly subscriptions: readonly Subscription[];
  /** Models whose documents hold events to publish. */
  readonly outboxes: readonly OutboxModel[];
  /** What happens to the persons that it holds once their term is over, in this order. */
  readonly retention: readonly RetentionAct[];
  /** Parts that it uses besides database and bus, and can be without for a while: calls that need them say so. */
  readonly watched?: ReadinessChecks;
  /** What must be there before the first call is answered. Rejects when the service cannot begin. */
  begin?(): Promise<void>;
  close?(): Promise<void> | void;
}

/** A service as one value: the starter runs it as a process does, the test harness on test infrastructure. */
export interface ServiceDefinition<Schema extends z.ZodObject = z.ZodObject> {
  readonly name: ServiceName;
  /** The service's own variables; those that all services read are added. */
  readonly config: Schema;
  /** What brings the store of an earlier version into the form of this one, in order; none in a service that has only one form. */
  readonly migrations?: readonly Migration[];
  /** What it stands on besides database, broker and other services: tried by its command `check`. */
  checks?(config: z.output<Schema>): readonly Check[];
  // A method, so that every definition is a `ServiceDefinition` whatever its own variables are.
  assemble(parts: ServiceParts<z.output<Schema>>): ServicePlan;
}

/** Names the parts of a service; nothing starts yet. */
export function defineService<Schema extends z.ZodObject>(
  definition: ServiceDefinition<Schema>,
): ServiceDefinition<Schema> {
  return definition;
}

/** Reads what the service needs of an environment. Throws one readable error that names every missing variable. */
export function configOf<Schema extends z.ZodObject>(
  { config }: ServiceDefinition<Schema>,
  env: NodeJS.ProcessEnv,
  common: z.ZodRawShape = serviceFields,
): z.output<Schema> & ServiceConfig {
  return loadConfig(z.object({ ...common, ...config.shape }), env) as z.output<Schema> & ServiceConfig;
}
