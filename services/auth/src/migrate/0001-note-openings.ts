import { foundingAdministrators, staffGender } from '@alveole/domain';
import { changeDocument } from '@alveole/persistence';
import type { CollectionWalk, Database, Migration } from '@alveole/persistence';

/** An account in the form of the versions before. */
interface FormerAccount {
  readonly _id: string;
  readonly row_hash: string;
  /** Absent once the next migration has named the fields anew. */
  readonly entity_gender?: number;
  readonly opened_at?: Date;
  readonly founding?: boolean;
  readonly history?: readonly { readonly act: string; readonly at: Date; readonly by_id: string }[];
}

const projection = { row_hash: 1, history: 1, opened_at: 1, entity_gender: 1, founding: 1 } as const;

/**
 * Notes of accounts that earlier versions opened what their history tells of it, and which administrators were the first
 * two: those whose opening nobody on screen did, then by its date. An account that tells nothing stays without a date.
 */
export const noteOpenings: Migration = {
  name: '0001-note-openings',
  formerName: 'account-openings-1',
  walks: ({ database }) => [walkOf(database)],
};

function walkOf(database: Database): CollectionWalk<FormerAccount> {
  return {
    collection: 'accounts',
    projection,
    async changesOf(accounts) {
      const founders = await foundersIn(database);
      return accounts.flatMap((account) => {
        const isFounder = founders.has(account._id) && account.founding !== true;
        const fields = { ...openingIn(account), ...(isFounder ? { founding: true } : {}) };
        const isFormer = account.entity_gender !== undefined && account.opened_at === undefined;
        if (!isFormer || Object.keys(fields).length === 0) return [];
        return [changeDocument(database, 'accounts', account, { $set: fields })];
      });
    },
  };
}

/** Those whom an earlier batch found are among them: it has dated them since. */
async function foundersIn(database: Database): Promise<ReadonlySet<string>> {
  const administrators = await database
    .collection('accounts')
    .find<FormerAccount>({ entity_gender: staffGender.ADM } as object, { projection })
    .toArray();
  const noted = administrators.filter(({ founding }) => founding === true);
  const others = administrators.filter(({ opened_at, founding }) => opened_at === undefined && founding !== true);
  const rising = others.sort((one, other) => dateOf(one) - dateOf(other));
  return new Set([...noted, ...rising].slice(0, foundingAdministrators).map(({ _id }) => _id));
}

function openingIn({ history }: FormerAccount): Pick<FormerAccount, 'opened_at'> & { readonly opened_by?: string } {
  const opening = history?.find(({ act }) => act === 'open');
  return opening ? { opened_at: opening.at, opened_by: opening.by_id } : {};
}

const dateOf = (account: FormerAccount): number => openingIn(account).opened_at?.getTime() ?? 0;
