import { randomUUID } from 'node:crypto';
import { connectDatabase, defineSchema } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { carryOutRetention } from './carry-out-retention.ts';
import { isEmptied, valuesAt } from './retention-act.ts';
import type { RetentionAct } from './retention-act.ts';
import { retentionCommand } from '../service/retention.command.ts';
import { isNight } from './retention-schedule.ts';
import { createRetentionRunStore } from './run-store.ts';
import { scanRetention } from './scan-retention.ts';
import { previewRetention } from './walk-past-term.ts';

const silent = { info() {}, warn() {} };
let database: Database;
beforeEach(async () => {
  database = await connectDatabase({
    uri: process.env['MONGODB_URI'] ?? '',
    dbName: `alveole_test_${randomUUID().slice(0, 13)}`,
    logger: silent,
  });
});
afterEach(async () => {
  await database.model('receipts', defineSchema({})).db.dropDatabase();
  await database.close();
});

const today = new Date('2026-11-27T02:00:00.000Z');
const cutoff = new Date('2016-01-01T00:00:00.000Z');
const receipts = () => database.collection('receipts');

/** Empties the payer of receipts before 2016, after `before` was called with each. */
function emptyingPayers(before: (id: string) => void = () => undefined): RetentionAct {
  return {
    row: 'bank-receipts',
    collection: 'receipts',
    datedBy: 'createdAt',
    pastTerm: () => ({ createdAt: { $lt: cutoff } }),
    unfinished: { payer: { $gt: '' } },
    async act({ _id }) {
      before(_id);
      await receipts().updateOne({ _id }, { $set: { payer: '', remittance: '' } } as object);
      return 'written';
    },
  };
}

const receipt = (_id: string, year: number) => ({
  _id,
  createdAt: new Date(Date.UTC(year, 5, 1)),
  payer: 'DURAND Léa',
  remittance: 'RF12',
  cents: 1200,
});
const store = (count: number) =>
  receipts().insertMany([
    receipt('recent', 2020),
    ...Array.from({ length: count }, (_, index) => receipt(`old-${String(index).padStart(4, '0')}`, 2010)),
  ]);
const parts = (act: RetentionAct) => ({
  database,
  acts: [act],
  runs: createRetentionRunStore(database),
  now: () => today,
});

describe('the retention', () => {
  it('empties what is past its term, leaves the rest, and does nothing the second time in one day', async () => {
    await store(250);
    expect(await carryOutRetention(parts(emptyingPayers()))).toMatchObject([{ row: 'bank-receipts', count: 250 }]);
    expect(await receipts().countDocuments({ payer: 'DURAND Léa' } as object)).toBe(1);
    const again = jest.fn();
    expect(await carryOutRetention(parts(emptyingPayers(again)))).toMatchObject([{ count: 250, finishedAt: today }]);
    expect(again).not.toHaveBeenCalled();
  });

  it('goes on behind the last whole page after its process died in the middle of one', async () => {
    await store(250);
    let acted = 0;
    const dying = emptyingPayers(() => {
      acted += 1;
      if (acted === 150) throw new Error('killed');
    });
    await expect(carryOutRetention(parts(dying))).rejects.toThrow('killed');
    const seen: string[] = [];
    await carryOutRetention(parts(emptyingPayers((id) => seen.push(id))));
    expect(seen[0]).toBe('old-0149');
    expect(seen).toHaveLength(101);
    expect(await scanRetention(database, [emptyingPayers()], today)).toEqual([
      { row: 'bank-receipts', pastTerm: 250, withPerson: 0, objects: 0 },
    ]);
  });

  it('is left to the process that has the lease, until that lease is over', async () => {
    await store(1);
    await createRetentionRunStore(database).lease(today);
    expect(await carryOutRetention(parts(emptyingPayers()))).toBeUndefined();
    const later = () => new Date(today.getTime() + 60_001);
    expect(await carryOutRetention({ ...parts(emptyingPayers()), now: later })).toMatchObject([{ count: 1 }]);
  });

  it('tells in a dry run how many it would act on and the oldest of them, and writes nothing', async () => {
    await store(3);
    await receipts().insertOne(receipt('oldest', 2005) as never);
    expect(await previewRetention(database, [emptyingPayers()], today)).toEqual([
      { row: 'bank-receipts', count: 4, oldest: new Date(Date.UTC(2005, 5, 1)) },
    ]);
    expect(await receipts().countDocuments({ payer: 'DURAND Léa' } as object)).toBe(5);
  });
});

describe('the scan', () => {
  it('finds a person past the term though a mark says that it is gone, and objects that should be', async () => {
    await store(2);
    const marked: RetentionAct = {
      ...emptyingPayers(),
      unfinished: { mark: { $exists: false } },
      objectsLeft: async ({ _id }) => (_id === 'old-0000' ? 2 : 0),
    };
    await receipts().updateMany({}, { $set: { mark: today } } as object);
    expect(await scanRetention(database, [marked], today)).toEqual([
      { row: 'bank-receipts', pastTerm: 2, withPerson: 2, objects: 2 },
    ]);
  });

  it('counts every document that should have been deleted', async () => {
    await store(2);
    const { row, collection, datedBy, pastTerm, act } = emptyingPayers();
    const deleting = { row, collection, datedBy, pastTerm, act };
    expect(await scanRetention(database, [deleting], today)).toMatchObject([{ pastTerm: 2, withPerson: 2 }]);
  });
});

describe('the command', () => {
  async function run(...args: string[]) {
    const lines: string[] = [];
    const plan = { routes: [], subscriptions: [], outboxes: [], retention: [emptyingPayers()] };
    const command = retentionCommand.run(
      { database, now: () => today } as never,
      args,
      (line) => lines.push(line),
      plan,
    );
    const failure = await command.then(
      () => undefined,
      (error: Error) => error.message,
    );
    return { lines, failure };
  }

  it('prints the dry run, the run and a scan that finds nobody, each as a table', async () => {
    await store(2);
    expect((await run('--dry-run')).lines[1]).toMatch(/^bank-receipts +2 +2010-06-01$/);
    expect(await run('scan')).toMatchObject({ failure: expect.stringContaining('2 documents ou objets') });
    expect((await run()).lines[1]).toMatch(/^bank-receipts +2 +0$/);
    expect(await run('scan')).toMatchObject({ failure: undefined });
  });

  it('acts again on the same day on what has come past its term since', async () => {
    await store(2);
    await run();
    await receipts().insertOne(receipt('later', 2009) as never);
    expect((await run()).lines[1]).toMatch(/^bank-receipts +1 +0$/);
  });

  it('refuses a word that it does not know', async () => {
    await store(1);
    expect(await run('purge')).toEqual({ lines: [], failure: 'retention ne connaît pas « purge »' });
  });
});

it.each([
  ['2026-11-27T00:30:00.000Z', true],
  ['2026-11-27T04:30:00.000Z', false],
  ['2026-07-27T22:59:00.000Z', false],
  ['2026-07-27T23:00:00.000Z', true],
])('works at night by the clocks of the installation: %s is %s', (now, isWorking) => {
  expect(isNight(new Date(now))).toBe(isWorking);
});

it('reads a field of every entry of a list, and calls empty what says nothing of anybody', () => {
  const file = { history: [{ author: { userName: 'Ann' } }, { author: {} }, {}] };
  expect(valuesAt(file, ['history', 'author', 'userName'])).toEqual(['Ann', undefined]);
  expect([undefined, null, '', [], {}, ['']].every(isEmptied)).toBe(true);
  expect(['x', 0, [1], { a: 1 }, new Date(0)].some(isEmptied)).toBe(false);
});
