import type { Database } from '@alveole/persistence';
import { accountModelOf } from './account-model.ts';

/** The models whose documents hold events to publish; each call answers the same ones. */
export function modelsOf(database: Database) {
  return { accounts: accountModelOf(database) };
}
