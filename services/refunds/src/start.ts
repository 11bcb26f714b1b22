import { enrolmentRoutes, isAppError, repairsRoutes } from '@alveole/contracts';
import type { ServiceClient } from '@alveole/service-kit';
import { defineService, serviceStarter } from '@alveole/service-kit/service';
import { wireRefunds } from './app.ts';
import { batchModelOf } from './batch/batch-repository.ts';
import { configSchema } from './config.ts';
import type { LockFiles } from './move-batch/settle-lines.ts';

/** Refunds: batches of SEPA credit transfers. */
export const refundsService = defineService({
  name: 'refunds',
  config: configSchema,
  assemble: ({ config, database, clientOf, now }) => {
    const { routes, subscriptions } = wireRefunds({
      database,
      debtor: { name: config.DEBTOR_NAME, iban: config.DEBTOR_IBAN, bic: config.DEBTOR_BIC },
      lockFiles: lockFilesAt(clientOf(config.REPAIRS_URL)),
      askEntity: askEntityAt(clientOf(config.ENROLMENT_URL)),
      now,
    });
    return { routes, subscriptions, outboxes: [batchModelOf(database)] };
  },
});

/** Throws when its configuration, database or broker fails. */
export const startRefundsService = serviceStarter(refundsService);

/** The same batch and files make the same call, so a repetition locks nothing anew. */
function lockFilesAt(repairs: ServiceClient): LockFiles {
  return async (refund_id, repair_ids) => {
    const body = { refund_id, repair_ids: [...repair_ids] };
    const { locked } = await repairs.call(
      repairsRoutes.lockForRefund,
      { body },
      { idempotencyKey: `lock-${refund_id}` },
    );
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
