import fc from 'fast-check';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';
import { handedOver, heardBy } from './bank-answers.harness.ts';
import { camt } from './bank-files.fixture.ts';
import type { CamtLine } from './bank-files.fixture.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

const outcomesOf = ({ lines }: { lines: { outcome: string }[] }) => lines.map(({ outcome }) => outcome);

describe('a statement that tells the newest first', () => {
  it('gives back what it also paid: the shop waits again, and the report tells the debit before the return', async () => {
    const { batchId, files, references } = await handedOver(refunds);
    const line = { reference: references[0], amount: '50.00' };
    const report = await heardBy(
      refunds,
      camt('053', [
        { ...line, day: '2026-11-22', returned: 'MS03' },
        { ...line, day: '2026-11-21' },
      ]),
    );
    expect(outcomesOf(report)).toEqual(['paid', 'returned']);
    expect((await refunds.batch(batchId)).transfers[0]).toMatchObject({ state: 'returned', reason: 'MS03' });
    await refunds.drain();
    expect(await refunds.money(files[0] ?? '')).toMatchObject({ paid: 0, on_its_way: 0, due: 50 });
    expect((await refunds.draft(files[0] ?? '')).status).toBe(200);
  });

  it('gives back what it paid on the same day, and without any day', async () => {
    for (const day of ['2026-11-21', '']) {
      const { batchId, references } = await handedOver(refunds);
      const line = { reference: references[0], amount: '50.00', day };
      await heardBy(refunds, camt('054', [{ ...line, returned: 'AC04' }, line]));
      expect((await refunds.batch(batchId)).transfers[0].state).toBe('returned');
    }
  });
});

/** What a test compares: how each transfer and the money of each file stand. */
async function standing({ batchId, files }: Awaited<ReturnType<typeof handedOver>>) {
  await refunds.drain();
  const { state, transfers } = await refunds.batch(batchId);
  const money = await Promise.all(files.map((file) => refunds.money(file)));
  return {
    state,
    transfers: transfers.map((transfer: { state: string; reason?: string }) => [transfer.state, transfer.reason]),
    money: money.map(({ paid, due, on_its_way }) => ({ paid, due, on_its_way })),
  };
}

/** Lines of one statement about the two transfers of a batch. */
const line = fc.record({
  place: fc.nat({ max: 1 }),
  day: fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-23'),
  returned: fc.option(fc.constantFrom('AC04', 'MD07'), { nil: undefined }),
  amount: fc.constantFrom<'whole' | 'part'>('whole', 'whole', 'whole', 'part'),
});
const statement = fc.array(line, { minLength: 1, maxLength: 6 }).chain((lines) =>
  fc.record({
    lines: fc.constant(oneReasonEach(lines)),
    permuted: fc.shuffledSubarray(oneReasonEach(lines), { minLength: lines.length, maxLength: lines.length }),
    cuts: fc.array(fc.nat({ max: 5 }), { maxLength: 3 }),
    repeated: fc.array(fc.nat({ max: 5 }), { maxLength: 3 }),
  }),
);

/** A bank gives a return one reason, however often it tells of it. */
function oneReasonEach(lines: readonly { place: number; returned: string | undefined }[]) {
  return (lines as readonly (typeof lines)[number][]).map((one) => ({
    ...one,
    returned: one.returned && (one.place === 0 ? 'AC04' : 'MD07'),
  })) as unknown as { place: number; day: string; returned: string | undefined; amount: 'whole' | 'part' }[];
}

it('any order of the lines of a statement, any split of it over files and any repetition give the same ledger', async () => {
  await fc.assert(
    fc.asyncProperty(statement, async ({ lines, permuted, cuts, repeated }) => {
      const [one, other] = [await handedOver(refunds), await handedOver(refunds)];
      const sums = ['50.00', '42.50'];
      const linesOf = (from: typeof one, some: typeof lines): CamtLine[] =>
        some.map(({ place, amount, returned, day }) => ({
          reference: from.references[place],
          amount: amount === 'whole' ? (sums[place] ?? '') : '10.00',
          day,
          ...(returned === undefined ? {} : { returned }),
        }));
      await heardBy(refunds, camt('053', linesOf(one, lines)));
      const edges = [0, ...cuts.map((cut) => cut % lines.length).sort(), lines.length];
      const files = edges.slice(1).map((edge, n) => permuted.slice(edges[n], edge));
      for (const file of [...files, ...repeated.map((n) => files[n % files.length] ?? [])])
        await heardBy(refunds, camt('053', linesOf(other, file)));
      expect(await standing(other)).toEqual(await standing(one));
    }),
    { numRuns: 12 },
  );
});
