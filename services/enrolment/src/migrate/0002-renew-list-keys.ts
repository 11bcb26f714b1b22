import { changeDocument } from '@alveole/persistence';
import type { CollectionWalk, Database, Migration } from '@alveole/persistence';
import { establishmentOf } from './former-profile.ts';
import type { EstablishmentDocument } from '../store/establishment-model.ts';
import { listKeysOf } from '../store/list-keys.ts';

/** Establishments that were written before lists could be ordered get their keys. */
export const renewListKeys: Migration = {
  name: '0002-renew-list-keys',
  formerName: 'establishments-list-keys',
  walks: ({ database }) => [walkOf(database)],
};

function walkOf(database: Database): CollectionWalk<EstablishmentDocument> {
  return {
    collection: 'establishments',
    projection: { outbox: 0, history: 0 },
    changesOf: (documents) =>
      documents
        .filter(({ listKeys }) => listKeys === undefined)
        .map((document) => {
          const listKeys = listKeysOf(establishmentOf(document));
          return changeDocument(database, 'establishments', document, { $set: { listKeys } });
        }),
  };
}
