import { changeDocument } from '@alveole/persistence';
import type { CollectionWalk, Database, Migration } from '@alveole/persistence';

interface FormerAccount {
  readonly _id: string;
  readonly length: number;
  readonly isPublished?: boolean;
}

/** Ledgers of before the public log say that it lacks their entries: its next round writes a line for each. */
export const publishEntries: Migration = {
  name: '0005-publish-entries',
  walks: ({ database }) => [walkOf(database)],
};

function walkOf(database: Database): CollectionWalk<FormerAccount> {
  return {
    collection: 'accounts',
    projection: { length: 1, isPublished: 1 },
    changesOf: (accounts) =>
      accounts
        .filter(({ isPublished }) => isPublished === undefined)
        .map((account) => changeDocument(database, 'accounts', account, { $set: { isPublished: false } })),
  };
}
