import { rowsPerPage } from '@alveole/domain';
import fc from 'fast-check';
import { trusted } from 'mongoose';
import { defineSchema } from '../define-schema.ts';
import { openTestDatabase } from '../test-database.fixture.ts';
import type { TestDatabase } from '../test-database.fixture.ts';
import { cursorAfter, parseCursor } from './cursor.ts';
import { takePage } from './take-page.ts';

interface Row {
  _id: string;
  createdAt: Date;
  kind: string;
}

const rowSchema = defineSchema<Row>({ createdAt: Date, kind: String }, [
  { name: 'newest_first', fields: { createdAt: -1, _id: -1 } },
]);

describe('pages of a list', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  async function fill(name: string, moments: readonly number[]) {
    const rows = test.database.model(name, rowSchema);
    await test.database.createIndexes();
    const documents = moments.map((moment, index) => ({
      _id: `row-${String(index).padStart(4, '0')}`,
      createdAt: new Date(moment * 1000),
      kind: index % 3 === 0 ? 'third' : 'other',
    }));
    await rows.insertMany(documents);
    return { rows, documents };
  }

  const newestFirst = (a: Row, b: Row) => b.createdAt.getTime() - a.createdAt.getTime() || (a._id < b._id ? 1 : -1);

  it('hold 196 rows and, followed to the end, every row once in the order (date, id) falling, ties included', async () => {
    let round = 0;
    const moments = fc.array(fc.integer({ min: 0, max: 5 }), {
      minLength: rowsPerPage + 5,
      maxLength: 2 * rowsPerPage + 50,
    });
    await fc.assert(
      fc.asyncProperty(moments, async (some) => {
        round += 1;
        const { rows, documents } = await fill(`rows_${round}`, some);
        const read: Row[] = [];
        for (;;) {
          const last = read.at(-1);
          const before = last && parseCursor(cursorAfter({ _id: last._id, date: last.createdAt }));
          const page = await takePage(rows, { before });
          read.push(...page);
          if (page.length < rowsPerPage) break;
        }
        expect(read).toEqual([...documents].sort(newestFirst));
      }),
      { numRuns: 5 },
    );
  });

  it('keep to the filter, its own alternatives included, and skip a whole instant for a cursor without id', async () => {
    const { rows, documents } = await fill('filtered_rows', [1, 1, 2, 2, 3, 3, 4, 4]);
    const wanted = { $or: [{ kind: 'third' }, { kind: trusted({ $in: ['none', 'neither'] }) }] };
    const all = await takePage(rows, { filter: wanted });
    expect(all).toEqual(documents.filter(({ kind }) => kind === 'third').sort(newestFirst));
    const older = await takePage(rows, { filter: wanted, before: { date: new Date(4000) } });
    expect(older.map(({ _id }) => _id)).toEqual(['row-0003', 'row-0000']);
    const fromTie = await takePage(rows, { before: { date: new Date(2000), id: 'row-0003' }, projection: { kind: 1 } });
    expect(fromTie).toEqual([
      { _id: 'row-0002', kind: 'other' },
      { _id: 'row-0001', kind: 'other' },
      { _id: 'row-0000', kind: 'third' },
    ]);
  });
});
