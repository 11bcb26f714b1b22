import type { Database } from '@alveole/persistence';
import { batchModelOf } from './batch-model.ts';
import { fundCallModelOf } from './fund-call-store.ts';
import { recoveryModelOf } from './recovery-store.ts';

/** The models whose documents hold events to publish; each call answers the same ones. */
export function modelsOf(database: Database) {
  return {
    batches: batchModelOf(database),
    recoveries: recoveryModelOf(database),
    fundCalls: fundCallModelOf(database),
  };
}
