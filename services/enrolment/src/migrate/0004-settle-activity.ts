import { renameVersion } from '@alveole/persistence';
import type { CollectionWalk, Migration } from '@alveole/persistence';
import { modelsOf } from '../store/models.ts';
import { settlementsOf } from './settle-activity.ts';
import type { EstablishmentDocument } from '../store/establishment-model.ts';
import { createEstablishmentStore } from '../store/establishment-store.ts';

/** Settles the activity of everybody whom an earlier version validated; each is a version of its own, which others hear of. */
export const settleActivity: Migration = {
  name: '0004-settle-activity',
  formerName: 'establishments-first-activity',
  walks({ database, now }) {
    const establishments = createEstablishmentStore(modelsOf(database).establishments);
    const walk: CollectionWalk<EstablishmentDocument> = {
      collection: 'establishments',
      projection: { outbox: 0 },
      changesOf: (documents) => settlementsOf({ establishments, now }, documents),
    };
    // It writes through the store, which asks for the version under its name of now.
    return [renameVersion(database, 'establishments'), walk];
  },
};
