import { foundingAdministrators, staffGender } from '@alveole/domain';
import { trusted, walkOnce } from '@alveole/persistence';
import type { Database, PersistenceLogger, Plain, Renewal } from '@alveole/persistence';
import { accountModelOf } from './account-model.ts';
import type { StoredAccount } from './account-model.ts';

type Read = Pick<Plain<StoredAccount>, '_id' | 'history' | 'opened_at' | 'entity_gender'>;

/**
 * Notes of accounts that earlier versions opened what their history tells of it, and which administrators were the first
 * two: those whose opening nobody on screen did, then by its date. An account that tells nothing stays without a date.
 */
export function noteOpenings(database: Database, logger: PersistenceLogger): Renewal {
  const model = accountModelOf(database);
  const founders = async () => {
    const administrators = { entity_gender: staffGender.ADM };
    const found = await model.find(administrators, { history: 1, entity_gender: 1, opened_at: 1 }).lean<Read[]>();
    const before = found.filter(({ opened_at }) => opened_at === undefined);
    const rising = before.sort((one, other) => dateOf(one) - dateOf(other));
    return new Set(rising.slice(0, foundingAdministrators).map(({ _id }) => _id));
  };
  return walkOnce<StoredAccount>(
    database,
    model,
    {
      name: 'account-openings-1',
      projection: { history: 1, opened_at: 1, entity_gender: 1 },
      async visit(accounts) {
        const first = await founders();
        const changes = accounts.flatMap((account) => {
          const noted = { ...openingIn(account), ...(first.has(account._id) ? { founding: true } : {}) };
          if (account.opened_at !== undefined || Object.keys(noted).length === 0) return [];
          const filter = { _id: account._id, opened_at: trusted({ $exists: false }) };
          return [{ updateOne: { filter, update: { $set: noted } } }];
        });
        if (changes.length > 0) await model.bulkWrite(changes as never);
        return changes.length;
      },
    },
    logger,
  );
}

function openingIn({ history }: Read): Partial<Pick<StoredAccount, 'opened_at' | 'opened_by'>> {
  const opening = history?.find(({ act }) => act === 'open');
  return opening ? { opened_at: opening.at, opened_by: opening.by_id } : {};
}

const dateOf = (account: Read): number => openingIn(account).opened_at?.getTime() ?? 0;
