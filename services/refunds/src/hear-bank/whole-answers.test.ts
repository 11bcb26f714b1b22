import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';
import { handedOver, heardBy, transfersAfter } from './bank-answers.harness.ts';
import { pain002 } from './bank-files.fixture.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

const handed = () => handedOver(refunds);
const heard = (content: string) => heardBy(refunds, content);
const transfersOf = (batchId: string) => transfersAfter(refunds, batchId);

it('a message that the bank refuses as a whole is refused at once, transfer by transfer', async () => {
  const { batchId, references } = await handed();
  await heard(pain002(references[0].slice(0, -5), [], { group: 'RJCT' }));
  const { transfers, state } = await refunds.batch(batchId);
  expect(transfers.map((transfer: { state: string; reason: string }) => [transfer.state, transfer.reason])).toEqual([
    ['rejected', 'FF01'],
    ['rejected', 'FF01'],
  ]);
  expect(state).toBe('confirmed');
});

describe('a file of the bank that answers a payment as a whole', () => {
  /** As the file that was handed over names its only payment. */
  const paymentIn = async (batchId: string) =>
    /<PmtInfId>([^<]+)/.exec((await refunds.sepaFile(batchId)).text)?.[1] ?? '';
  const statesOf = async (batchId: string) => {
    const { transfers } = await refunds.batch(batchId);
    return transfers.map(({ state, reason }: { state: string; reason?: string }) => [state, reason]);
  };
  const outcomesOf = ({ lines }: { lines: { outcome: string }[] }) => lines.map(({ outcome }) => outcome);

  it('refuses all its transfers with its reason, once', async () => {
    const { batchId, files } = await handed();
    const content = pain002('ALV', [], {
      payment: { id: await paymentIn(batchId), status: 'RJCT', reason: 'AG01' },
    });
    expect(outcomesOf(await heard(content))).toEqual(['rejected', 'rejected']);
    expect(await statesOf(batchId)).toEqual([
      ['rejected', 'AG01'],
      ['rejected', 'AG01'],
    ]);
    expect(outcomesOf(await heard(content))).toEqual(['known', 'known']);
    expect((await transfersOf(batchId)).map(([name]) => name)).toEqual(['refund.rejected']);
    expect(await refunds.money(files[0] ?? '')).toMatchObject({ paid: 0, on_its_way: 0, due: 50 });
  });

  it.each(['ACSC', 'ACCC'])('settles all its transfers where it says %s', async (status) => {
    const { batchId } = await handed();
    await heard(pain002('ALV', [], { payment: { id: await paymentIn(batchId), status } }));
    expect(await statesOf(batchId)).toEqual([
      ['paid', undefined],
      ['paid', undefined],
    ]);
  });

  it('leaves them on their way where nothing is final', async () => {
    const { batchId } = await handed();
    const payment = { id: await paymentIn(batchId), status: 'ACSP' };
    expect((await heard(pain002('ALV', [], { payment }))).lines).toEqual([]);
    expect(await statesOf(batchId)).toEqual([
      ['sent', undefined],
      ['sent', undefined],
    ]);
  });

  it('believes a transfer that says something of its own, then its payment, then the message', async () => {
    const { batchId, references } = await handed();
    const own = [{ reference: references[1], status: 'ACSC' }];
    const payment = { id: await paymentIn(batchId), status: 'RJCT', reason: 'AG01' };
    const report = await heard(pain002(references[0].slice(0, -5), own, { group: 'RJCT', payment }));
    expect(outcomesOf(report)).toEqual(['paid', 'rejected']);
    expect(await statesOf(batchId)).toEqual([
      ['rejected', 'AG01'],
      ['paid', undefined],
    ]);
  });

  it('does not settle a transfer that still waits by itself', async () => {
    const { batchId, references } = await handed();
    const own = [{ reference: references[1], status: 'PDNG' }];
    await heard(pain002('ALV', own, { payment: { id: await paymentIn(batchId), status: 'ACSC' } }));
    expect((await statesOf(batchId)).map(([state]: string[]) => state)).toEqual(['paid', 'sent']);
  });

  it('names a payment that nobody here sent', async () => {
    const payment = { id: 'AUTRE.0', status: 'RJCT', reason: 'AG01' };
    expect((await heard(pain002('AUTRE', [], { payment }))).lines).toEqual([
      { reference: 'AUTRE.0', outcome: 'unknown', reason: 'AG01' },
    ]);
  });
});
