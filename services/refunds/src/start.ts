import { enrolmentRoutes, isAppError, repairsRoutes } from '@alveole/contracts';
import type { EventBus } from '@alveole/messaging';
import { createRabbitBus, startOutboxRelay } from '@alveole/messaging';
import { connectDatabase, outboxStoreOf } from '@alveole/persistence';
import type { Logger, ServiceClient } from '@alveole/service-kit';
import { createLogger, createService, createServiceClient, loadConfig } from '@alveole/service-kit';
import { wireRefunds } from './app.ts';
import { batchModelOf } from './batch/batch-repository.ts';
import { configSchema } from './config.ts';
import type { LockFiles } from './move-batch/settle-lines.ts';

export interface StartOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Handed in where all services share one process; otherwise `AMQP_URL` names the broker. */
  readonly bus?: EventBus;
  readonly logger?: Logger;
}

export interface RunningService {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts refunds: batches of SEPA credit transfers. Throws when its configuration, database or broker fails. */
export async function startRefundsService({ env, bus: given, logger: parent }: StartOptions): Promise<RunningService> {
  const config = loadConfig(given ? configSchema : configSchema.required({ AMQP_URL: true }), env);
  const logger = parent ?? createLogger({ service: 'refunds', level: config.LOG_LEVEL });
  const database = await connectDatabase({ uri: config.MONGODB_URI, dbName: 'alveole_refunds', logger });
  const bus = given ?? (await createRabbitBus({ url: config.AMQP_URL ?? '', logger }));
  const relay = startOutboxRelay({ store: outboxStoreOf([batchModelOf(database)]), bus, logger });
  const clientOf = (baseUrl: string) => createServiceClient({ baseUrl, secret: config.SERVICE_SECRET, callerName: 'refunds' });
  const { routes, queues } = wireRefunds({
    database,
    debtor: { name: config.DEBTOR_NAME, iban: config.DEBTOR_IBAN, bic: config.DEBTOR_BIC },
    lockFiles: lockFilesAt(clientOf(config.REPAIRS_URL)),
    askEntity: askEntityAt(clientOf(config.ENROLMENT_URL)),
    wakeRelay: relay.wake,
    now: () => new Date(),
  });
  await database.syncIndexes();
  for (const [queue, handlers] of Object.entries(queues)) await bus.subscribe({ queue, handlers });
  const app = await createService({ name: 'refunds', logger, config, routes, checks: { database: database.isReady, bus: bus.isReady } });
  const url = await app.listen({ host: config.HOST, port: config.PORT });
  return {
    url,
    async close() {
      await app.close();
      await relay.stop();
      if (!given) await bus.close();
      await database.close();
    },
  };
}

/** The same batch and files make the same call, so a repetition locks nothing anew. */
function lockFilesAt(repairs: ServiceClient): LockFiles {
  return async (refund_id, repair_ids) => {
    const body = { refund_id, repair_ids: [...repair_ids] };
    const { locked } = await repairs.call(repairsRoutes.lockForRefund, { body }, { idempotencyKey: `lock-${refund_id}` });
    return new Map(locked.map((line) => [line.repair_id, Math.round(line.amount_to_refund * 100)]));
  };
}

/** Enrolment may be away or not know it: the line then waits, blocked by its missing IBAN. */
function askEntityAt(enrolment: ServiceClient) {
  return async (id: string) => {
    try {
      return await enrolment.call(enrolmentRoutes.readEntitySnapshot, { params: { id } });
    } catch (error) {
      if (isAppError(error)) return undefined;
      throw error;
    }
  };
}
