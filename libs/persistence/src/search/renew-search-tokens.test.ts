import { defineSchema } from '../define-schema.ts';
import { openTestDatabase, silentLogger } from '../test-database.fixture.ts';
import type { TestDatabase } from '../test-database.fixture.ts';
import { renewSearchTokens } from './renew-search-tokens.ts';
import type { Searched } from './renew-search-tokens.ts';

interface Shop extends Searched {
  name: string;
  searchTokens: string[];
}

const shopSchema = defineSchema<Shop>({
  name: String,
  row_hash: String,
  searchTokens: [String],
});

describe('search tokens of an earlier form', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  it('are renewed once, in every document that can be told, and not again at the next start', async () => {
    const shops = test.database.model('shops', shopSchema);
    const old = Array.from({ length: 250 }, (_, n) => ({
      _id: `shop-${String(n).padStart(4, '0')}`,
      name: `N${n}`,
      row_hash: `h${n}`,
      searchTokens: ['old'],
    }));
    await shops.insertMany(old);
    let asked = 0;
    const form = {
      name: 'shops-2',
      tokensOf: async (documents: readonly Shop[]) => {
        asked += documents.length;
        return documents.map(({ name }) => (name === 'N7' ? undefined : [name]));
      },
    };
    const finished = () =>
      test.database
        .model('done_forms', defineSchema<{ _id: string; done_at: Date }>({ done_at: Date }))
        .exists({ _id: form.name });
    const renewal = renewSearchTokens(test.database, shops, form, silentLogger);
    while (!(await finished())) await new Promise(setImmediate);
    await renewal.stop();
    expect(await shops.countDocuments({ searchTokens: 'old' })).toBe(1);
    expect((await shops.findById('shop-0249').lean())?.searchTokens).toEqual(['N249']);
    await renewSearchTokens(test.database, shops, form, silentLogger).stop();
    expect(asked).toBe(250);
  });
});
