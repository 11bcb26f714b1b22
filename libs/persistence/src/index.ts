export { trusted } from 'mongoose';
export type { Model, QueryFilter, Schema } from 'mongoose';
export type { Database, DatabaseOptions, PersistenceLogger } from './connect-database.ts';
export { connectDatabase } from './connect-database.ts';
export type { IndexDeclaration } from './define-schema.ts';
export { declareIndexes, defineSchema } from './define-schema.ts';
export type { ObsoleteIndex } from './indexes.ts';
export { driverCollectionOf } from './driver-collection.ts';
export type { FieldUpdate } from './field-update.ts';
export { updateOf } from './field-update.ts';
export type { Conditions } from './filter.ts';
export { filterOf } from './filter.ts';
export { updateEach } from './update-each.ts';
export { isDuplicateKey } from './duplicate-key.ts';
export { insertAtFreePlace } from './insert-at-free-place.ts';
export type { Projection, ProjectionUpdate } from './events/apply-if-newer.ts';
export { applyIfNewer } from './events/apply-if-newer.ts';
export type { Once } from './events/once-by-event-id.ts';
export { onceByEventId } from './events/once-by-event-id.ts';
export type { MassLine, MassRun } from './mass-runs/mass-run.ts';
export { createMassRunModels } from './mass-runs/mass-run-model.ts';
export type { MassRunStore } from './mass-runs/mass-run-store.ts';
export { createMassRunStore } from './mass-runs/mass-run-store.ts';
export type { FieldChanges, ReadDocument } from './migrations/change-document.ts';
export { changeDocument } from './migrations/change-document.ts';
export type { MigrateOptions, MigrationReport } from './migrations/migrate.ts';
export { migrate, pendingMigrations } from './migrations/migrate.ts';
export type {
  CollectionWalk,
  DocumentChange,
  Migration,
  MigrationStore,
  WriteOutcome,
} from './migrations/migration.ts';
export { previewMigrations } from './migrations/preview-migrations.ts';
export { renameFields } from './migrations/rename-fields.ts';
export { renameVersion } from './migrations/rename-version.ts';
export { renewSearchTokens } from './migrations/renew-search-tokens.ts';
export { renewUniqueKey } from './migrations/renew-unique-key.ts';
export type { Cursor } from './pages/cursor.ts';
export { cursorAfter, parseCursor } from './pages/cursor.ts';
export type { PageRequest, Place } from './pages/take-page.ts';
export { keysetFilter, takePage } from './pages/take-page.ts';
export type { OutboxModel } from './versioned/outbox-store.ts';
export { outboxStoreOf, waitingSince } from './versioned/outbox-store.ts';
export type { OutboxEntry, OwnFields, Plain, Versioned } from './versioned/versioned.ts';
export { versioned } from './versioned/versioned.ts';
export type { VersionKey, VersionedUpdate, WriteResult } from './versioned/write.ts';
export { findPlain, insertVersioned, renewIfUnchanged, writeIfUnchanged } from './versioned/write.ts';
