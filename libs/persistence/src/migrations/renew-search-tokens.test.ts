import { openTestDatabase, silentLogger } from '../test-database.fixture.ts';
import { migrate } from './migrate.ts';
import { renewSearchTokens } from './renew-search-tokens.ts';
import type { Searched } from './renew-search-tokens.ts';

interface Shop extends Searched {
  readonly name: string;
}

it('gives every document the search tokens of now, and leaves those alone whose words are not known', async () => {
  const test = await openTestDatabase();
  const shops = test.database.collection('shops');
  const idOf = (n: number) => `shop-${String(n).padStart(4, '0')}`;
  const former = Array.from({ length: 250 }, (_, n) => ({
    _id: idOf(n),
    name: `N${n}`,
    row_hash: `h${n}`,
    searchTokens: ['old'],
  }));
  await shops.insertMany(former);
  const renewing = {
    name: '0001-renew-search',
    walks: ({ database }: { database: typeof test.database }) => [
      renewSearchTokens<Shop>(database, 'shops', async (documents) =>
        documents.map(({ name }) => (name === 'N7' ? undefined : [name])),
      ),
    ],
  };
  const store = { database: test.database, now: () => new Date() };
  expect(await migrate(store, [renewing], { logger: silentLogger })).toEqual([
    { name: '0001-renew-search', seen: 250, changed: 249 },
  ]);
  expect(await shops.countDocuments({ searchTokens: 'old' } as object)).toBe(1);
  expect(await shops.findOne({ _id: idOf(249) })).toMatchObject({ searchTokens: ['N249'], row_hash: 'h249' });
  await test.close();
});
