import type { Migration, MigrationStore } from './migration.ts';
import { numbered } from './migration.ts';
import { refuseLaterStore } from './migrate.ts';
import type { MigrationReport } from './migrate.ts';
import { createProgressStore } from './migration-progress.ts';
import type { MigrationProgress } from './migration-progress.ts';
import { changesIn, readBatch } from './read-batch.ts';

/**
 * The dry run: what each migration that is not finished would look at and write from where it stopped, on the documents as
 * they are now. It writes nothing and takes no lock. A migration that builds on one before it counts without that one's work.
 * Throws when a later version has migrated the store.
 */
export async function previewMigrations(
  store: MigrationStore,
  migrations: readonly Migration[],
): Promise<readonly MigrationReport[]> {
  const progress = createProgressStore(store.database);
  const ordered = numbered(migrations);
  await refuseLaterStore(progress, ordered);
  const reports: MigrationReport[] = [];
  for (const migration of ordered) {
    const state = await progress.of(migration);
    if (state.finishedAt === undefined)
      reports.push({ name: migration.name, ...(await countOf(store, migration, state)) });
  }
  return reports;
}

async function countOf(
  store: MigrationStore,
  migration: Migration,
  { walk: first, after: begun }: MigrationProgress,
): Promise<Omit<MigrationReport, 'name'>> {
  const sums = { seen: 0, changed: 0 };
  let after: string | undefined = begun;
  for (const walk of migration.walks(store).slice(first)) {
    for (let next: string | undefined = after ?? ''; next !== undefined;) {
      const { documents, last } = await readBatch(store.database, walk, next);
      sums.seen += documents.length;
      sums.changed += (await changesIn(walk, documents)).length;
      next = last;
    }
    after = undefined;
  }
  return sums;
}
