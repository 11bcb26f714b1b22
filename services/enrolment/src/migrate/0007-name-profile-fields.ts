import { isDeepStrictEqual } from 'node:util';
import { changeDocument } from '@alveole/persistence';
import type { CollectionWalk, Database, Migration } from '@alveole/persistence';
import type { EstablishmentDocument } from '../store/establishment-model.ts';
import { namedFields, namedProfile } from './former-profile.ts';

/** Profiles, and the fields that a history names, were stored by the names of the wire. No index stands on any of them. */
export const nameProfileFields: Migration = {
  name: '0007-name-profile-fields',
  walks: ({ database }) => [walkOf(database)],
};

function walkOf(database: Database): CollectionWalk<EstablishmentDocument> {
  return {
    collection: 'establishments',
    projection: { profile: 1, history: 1, rowHash: 1 },
    changesOf: (documents) =>
      documents.flatMap((document) => {
        const { profile, history } = document;
        const named = {
          profile: namedProfile(profile),
          history: history.map((entry) => ({ ...entry, fields: namedFields(entry.fields) })),
        };
        if (isDeepStrictEqual(named, { profile, history })) return [];
        return [changeDocument(database, 'establishments', document, { $set: named })];
      }),
  };
}
