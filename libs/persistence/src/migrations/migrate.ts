import type { PersistenceLogger } from '../connect-database.ts';
import type { ObsoleteIndex } from '../indexes.ts';
import type { CollectionWalk, Migration, MigrationStore, RetiredIndex } from './migration.ts';
import { numbered } from './migration.ts';
import { whileLocked } from './migration-lock.ts';
import type { LockOptions, MigrationLock } from './migration-lock.ts';
import { createProgressStore } from './migration-progress.ts';
import type { MigrationProgress, ProgressStore } from './migration-progress.ts';
import { changesIn, readBatch } from './read-batch.ts';

export interface MigrationReport {
  readonly name: string;
  /** Documents looked at, and those that were written, or that a dry run would write. */
  readonly seen: number;
  readonly changed: number;
}

export interface MigrateOptions extends LockOptions {
  readonly logger: PersistenceLogger;
}

/** A batch is decided anew as often as somebody writes into it meanwhile; then the run gives up, and goes on when it is called again. */
const maxTries = 5;

/**
 * Brings a store into the form of this version: every migration that is not finished, in order, from where it stopped.
 * One process at a time; another one waits and then finds nothing left to do. Answers what each one did.
 */
export async function migrate(
  store: MigrationStore,
  migrations: readonly Migration[],
  options: MigrateOptions,
): Promise<readonly MigrationReport[]> {
  const ordered = numbered(migrations);
  const progress = createProgressStore(store.database);
  await refuseLaterStore(progress, ordered);
  if ((await unfinished(progress, ordered)).length === 0) return [];
  return whileLocked(
    store.database,
    async (lock) => {
      const left = await unfinished(progress, ordered);
      for (const migration of left) migration.declareModels?.(store.database);
      await lock.renewDuring(() => store.database.createIndexes());
      const reports: MigrationReport[] = [];
      for (const migration of left) {
        const { seen, changed } = await carryOut(store, migration, progress, lock);
        reports.push({ name: migration.name, seen, changed });
        options.logger.info({ migration: migration.name, seen, changed }, 'store migrated');
      }
      return reports;
    },
    options,
  );
}

/** Names the migrations that this store still lacks. Throws when a later version has migrated it. */
export async function pendingMigrations(
  { database }: MigrationStore,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const progress = createProgressStore(database);
  await refuseLaterStore(progress, numbered(migrations));
  return (await unfinished(progress, migrations)).map(({ name }) => name);
}

async function unfinished(progress: ProgressStore, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const states = await Promise.all(migrations.map((migration) => progress.of(migration)));
  return migrations.filter((_, index) => states[index]?.finishedAt === undefined);
}

/** A version that does not know the names of now would read nothing, and write a second truth beside it: throws. */
export async function refuseLaterStore(progress: ProgressStore, migrations: readonly Migration[]): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  const later = (await progress.names()).filter((name) => !known.has(name));
  if (later.length > 0) throw new Error(`A later version has migrated this store (${later.join(', ')})`);
}

async function carryOut(
  store: MigrationStore,
  migration: Migration,
  progress: ProgressStore,
  lock: MigrationLock,
): Promise<MigrationProgress> {
  const walks = migration.walks(store);
  const { retiredIndexes = [] } = migration;
  await dropStanding(
    store,
    retiredIndexes.filter(({ isInTheWay }) => isInTheWay === true),
    lock,
  );
  let state = await progress.of(migration);
  for (let walk = walks[state.walk]; walk !== undefined; walk = walks[state.walk]) {
    await lock.renew();
    state = await nextState(store, walk, state);
    await progress.note(migration, state);
  }
  await dropStanding(store, retiredIndexes, lock);
  state = { ...state, finishedAt: store.now() };
  await progress.note(migration, state);
  return state;
}

/** The state after one batch of this walk: further on in it, or at the beginning of the next one. */
async function nextState(
  { database }: MigrationStore,
  walk: CollectionWalk,
  { walk: index, after, seen, changed }: MigrationProgress,
): Promise<MigrationProgress> {
  let written = 0;
  for (let tries = 1; ; tries += 1) {
    const { documents, last } = await readBatch(database, walk, after);
    const changes = await changesIn(walk, documents);
    const outcomes = await Promise.all(changes.map((change) => change()));
    written += outcomes.filter((outcome) => outcome === 'written').length;
    if (!outcomes.includes('stale')) {
      const sums = { seen: seen + documents.length, changed: changed + written };
      return last === undefined ? { walk: index + 1, after: '', ...sums } : { walk: index, after: last, ...sums };
    }
    if (tries === maxTries) throw new Error(`${walk.collection} is being written to; stop its service, then go on`);
  }
}

async function dropStanding(
  { database }: MigrationStore,
  retired: readonly RetiredIndex[],
  lock: MigrationLock,
): Promise<void> {
  if (retired.length === 0) return;
  const standing = await database.obsoleteIndexes();
  const isRetired = (index: ObsoleteIndex) =>
    retired.some(({ collection, name }) => index.collection === collection && index.name === name);
  for (const index of standing.filter(isRetired)) await lock.renewDuring(() => database.dropIndexes([index]));
}
