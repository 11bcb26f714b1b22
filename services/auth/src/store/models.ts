import type { Database } from '@alveole/persistence';
import { accountModelOf } from './account-model.ts';
import { clientModelOf } from './client-store.ts';
import { grantModelOf } from './grant-store.ts';

/** The models whose documents hold events to publish; each call answers the same ones. */
export function modelsOf(database: Database) {
  return { accounts: accountModelOf(database), clients: clientModelOf(database), grants: grantModelOf(database) };
}
