import type { Database } from '../connect-database.ts';
import type { ReadDocument } from './change-document.ts';
import type { CollectionWalk } from './migration.ts';
import { renameFields } from './rename-fields.ts';

/**
 * A walk that gives versioned documents today's names of what `versioned` adds to them, the events that wait in their
 * outboxes among them. Nobody publishes meanwhile: the service that does is stopped, or begins after its migrations.
 */
export function renameVersion(database: Database, collection: string): CollectionWalk<ReadDocument> {
  return {
    ...renameFields(database, collection, { row_hash: 'rowHash', 'outbox.queued_at': 'queuedAt' }),
    projection: { row_hash: 1, rowHash: 1, outbox: 1 },
  };
}
