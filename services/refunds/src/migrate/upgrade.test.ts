import { balanceOf } from '@alveole/domain';
import type { LedgerEntry } from '@alveole/domain';
import { openRefunds } from '../refunds.harness.ts';
import { publisherOf } from '../publish-log/publish-log.harness.ts';
import { migrations } from './migrations.ts';

const paid = 'f295b75e-e785-f804-52a6-ae7f213965cb';
const inBatch = '40cdabeb-b674-62c3-4a7a-f3363326f03b';
const confirmed = '32f94225-2239-6cc5-05cb-5d6af8f4cbad';
const shop = '3196b988-1d5d-f64e-c3a9-0a9e07c2f350';

let refunds: Awaited<ReturnType<typeof openRefunds>>;
beforeAll(async () => {
  refunds = await openRefunds();
  await refunds.storeFormerRows('services/refunds/src/migrate/rows-of-2026-11-25.fixture.json');
  await refunds.migrate();
});
afterAll(() => refunds?.close());

const storedIn = (collection: string) => refunds.database.collection(collection).find({}).toArray();

describe('the store of refunds as a version of November 2026 left it', () => {
  it('shows its batches, newest first, with their lines, transfers and people', async () => {
    const batches = (await refunds.drafter.get('/backend/refunds')).body as { refund_id: string }[];
    expect(batches.map(({ refund_id }) => refund_id)).toEqual(['batch-in-hand', confirmed]);
    expect(await refunds.batch(confirmed)).toMatchObject({
      state: 'confirmed',
      drafted_by: 'Jean Roux',
      approved_by: 'Sophie Leroy',
      lines: [{ repair_id: paid, repair_rozo_id: 'REP00020_27077', entity_id: shop, is_correction: false }],
      transfers: [{ entity_id: shop, payee_name: 'Bordeaux Pédale association', state: 'paid' }],
    });
  });

  it('shows the money of a file as it stood, and keeps a file in the batch that holds it', async () => {
    expect(await refunds.money(paid)).toMatchObject({ entries: expect.arrayContaining([expect.anything()]) });
    expect((await refunds.money(inBatch)).batch).toMatchObject({ refund_id: 'batch-in-hand', state: 'drafted' });
    const again = await refunds.draft(inBatch);
    expect(again.status).toBe(409);
  });

  it('says of each former batch that open data lack its transfers', async () => {
    const batches = (await storedIn('batches')) as unknown as { isPublished?: boolean }[];
    expect(new Set(batches.map(({ isPublished }) => isPublished))).toEqual(new Set([false]));
  });

  it('shows a question of the bank with who proposed its answer', async () => {
    const [question] = (await refunds.drafter.get('/v1/refunds/bank_questions')).body;
    expect(question).toMatchObject({ question_id: 'question-1', state: 'proposed', proposal: { by: 'Jean Roux' } });
    expect(question.told).toEqual(expect.stringMatching(/./));
  });

  it('tells of each line whether its file was paid before, which former lines told by one sign', async () => {
    const lines = (await storedIn('batches')).flatMap((batch) => (batch as unknown as { lines: object[] }).lines);
    for (const line of lines) expect(line).toMatchObject({ isCorrection: false, wasPaidBefore: false });
  });

  it('tells of each former ledger whether its shop owes for it, so that an index finds those that do', async () => {
    const accounts = (await storedIn('accounts')) as unknown as {
      waits: boolean;
      owes: boolean;
      entries: LedgerEntry[];
    }[];
    expect(accounts.length).toBeGreaterThan(0);
    for (const { waits, owes, entries } of accounts) expect(owes).toBe(waits && balanceOf(entries).dueCents < 0);
    expect(accounts.some(({ owes }) => owes)).toBe(true);
  });

  it('writes by when each former share was promised, and whether its payment kept that', async () => {
    const accounts = (await storedIn('accounts')) as unknown as {
      validatedAt: Date;
      promisedAt: Date;
      paidAt?: Date;
      isPaidInTime?: boolean;
      paidAfterDays?: number;
    }[];
    for (const { validatedAt, promisedAt, paidAt, isPaidInTime, paidAfterDays } of accounts) {
      expect(promisedAt.getTime() - validatedAt.getTime()).toBe(30 * 86_400_000);
      expect(isPaidInTime).toBe(paidAt && paidAt <= promisedAt);
      expect(paidAfterDays).toBeUndefined();
    }
    expect(accounts.some(({ isPaidInTime }) => isPaidInTime)).toBe(true);
  });

  it('enters each entry of a former ledger that moved money into the public log, once', async () => {
    const publisher = publisherOf(refunds);
    await publisher.append();
    expect(await publisher.append()).toBe(0);
    const accounts = (await storedIn('accounts')) as unknown as { entries: { kind: string }[] }[];
    const moving = accounts.flatMap(({ entries }) => entries).filter(({ kind }) => kind !== 'batched');
    expect(await publisher.lines()).toHaveLength(moving.length);
  });

  it('leaves no former field and no former index in the store, and finds nothing to migrate at the next run', async () => {
    const rows = await Promise.all(['accounts', 'batches', 'payees', 'bank_questions'].map(storedIn));
    expect(JSON.stringify(rows)).not.toMatch(/"[a-z]+(_[a-z]+)+":/);
    expect(JSON.stringify(rows)).not.toMatch(/"(heldBy|told)":/);
    const indexes = await refunds.database.collection('batches').listIndexes().toArray();
    expect(indexes.map(({ name }) => name)).not.toContain('newest');
    expect((await refunds.migrate()).map(({ changed }) => changed)).toEqual(migrations.map(() => 0));
  });
});
