import { randomUUID } from 'node:crypto';
import type { EntitySnapshot } from '@alveole/contracts';
import type { Subscription } from '@alveole/messaging';
import type { Database } from '@alveole/persistence';
import type { ImplementedRoute } from '@alveole/service-kit';
import { createBatchRepository } from './batch/batch-repository.ts';
import { followFilesConsumer } from './follow-files/follow-files.consumer.ts';
import { followPayeesConsumer } from './follow-payees/follow-payees.consumer.ts';
import { createLineRepository } from './line/line-repository.ts';
import { listBatchesRoute } from './list-batches/list-batches.route.ts';
import { listRefundableRoute } from './list-refundable/list-refundable.route.ts';
import type { LockFiles } from './move-batch/settle-lines.ts';
import { createPayeeRepository } from './payee/payee-repository.ts';
import { readBatchRoute } from './read-batch/read-batch.route.ts';
import type { Debtor } from './sepa-file/sepa-file.ts';
import { sepaFileRoute } from './sepa-file/sepa-file.route.ts';
import { writeRefundRoute } from './write-refund/write-refund.route.ts';

export interface RefundsDeps {
  readonly database: Database;
  readonly debtor: Debtor;
  readonly lockFiles: LockFiles;
  /** Reads the snapshot of an establishment from enrolment; undefined when it is not to be had. */
  readonly askEntity: (entity_id: string) => Promise<EntitySnapshot | undefined>;
  readonly now: () => Date;
}

/** The routes and the consumers of refunds, a queue each purpose. */
export function wireRefunds(deps: RefundsDeps): { routes: ImplementedRoute[]; subscriptions: readonly Subscription[] } {
  const { database, now } = deps;
  const batches = createBatchRepository(database);
  const lines = createLineRepository(database);
  const payees = createPayeeRepository(database, deps.askEntity);
  return {
    routes: [
      listRefundableRoute({ lines, payees }),
      listBatchesRoute(batches),
      readBatchRoute(batches),
      sepaFileRoute(batches, deps.debtor),
      writeRefundRoute({ batches, lines, payees, lockFiles: deps.lockFiles, newId: randomUUID, now }),
    ],
    subscriptions: [
      { queue: 'refunds.files', handlers: followFilesConsumer({ lines, batches }) },
      { queue: 'refunds.payees', handlers: followPayeesConsumer(payees) },
    ],
  };
}
