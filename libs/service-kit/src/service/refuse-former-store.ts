import { pendingMigrations } from '@alveole/persistence';
import type { Migration, MigrationStore } from '@alveole/persistence';

/** Throws while this store lacks a migration: the names of now would find nothing in it. */
export async function refuseFormerStore(store: MigrationStore, migrations: readonly Migration[]): Promise<void> {
  const pending = await pendingMigrations(store, migrations);
  if (pending.length > 0)
    throw new Error(`The store lacks ${pending.join(', ')}: run "node dist/main.mjs migrate" before the service`);
}
