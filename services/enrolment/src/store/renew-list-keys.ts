import { walkOnce } from '@alveole/persistence';
import type { Database, PersistenceLogger, Renewal } from '@alveole/persistence';
import { toEstablishment } from './establishment-mapping.ts';
import type { EstablishmentDocument, EstablishmentModel } from './establishment-model.ts';
import { listKeysOf } from './list-keys.ts';

/** Establishments that were written before lists could be ordered get their keys, once, beside the service's work. */
export function renewListKeys(database: Database, model: EstablishmentModel, logger: PersistenceLogger): Renewal {
  const walk = {
    name: 'establishments-list-keys',
    projection: { outbox: 0, history: 0 },
    async visit(documents: readonly EstablishmentDocument[]) {
      const changes = documents
        .filter(({ listKeys }) => listKeys === undefined)
        .map((document) => ({
          updateOne: {
            filter: { _id: document._id, row_hash: document.row_hash },
            update: { $set: { listKeys: listKeysOf(toEstablishment(document)) } },
          },
        }));
      if (changes.length > 0) await model.bulkWrite(changes as never);
      return changes.length;
    },
  };
  return walkOnce(database, model, walk, logger);
}
