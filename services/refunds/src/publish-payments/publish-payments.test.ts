import { openPaying } from './open-payments.harness.ts';

let paying: Awaited<ReturnType<typeof openPaying>>;
beforeEach(async () => {
  paying = await openPaying();
});
afterEach(() => paying?.close());

const paymentsOf = async () => (await paying.search()).body as { payments: object[]; others_cents: number };

it('publishes what the bank confirmed to a company, with its days, its sum and its files, and no person', async () => {
  await paying.pay(await paying.shop(), 5);
  await paying.publish();
  const { payments } = await paymentsOf();
  expect(payments).toEqual([
    {
      payment_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      shop_name: 'SARL Cycles & Cie',
      siret: expect.stringMatching(/^\d{14}$/),
      city: 'Évreux',
      department: '27',
      funder: 'etat',
      first_day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      last_day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      amount_cents: 52_50,
      files: 5,
    },
  ]);
});

it('joins a transfer of fewer than five files with the next one, and shows neither before', async () => {
  const shop = await paying.shop();
  await paying.pay(shop, 4);
  await paying.publish();
  expect(await paymentsOf()).toMatchObject({ payments: [], others_cents: 42_00 });
  paying.clock.later(3 * 86_400_000);
  await paying.pay(shop, 1);
  await paying.publish();
  const { payments, others_cents } = await paymentsOf();
  expect(payments).toEqual([expect.objectContaining({ amount_cents: 52_50, files: 5 })]);
  expect(others_cents).toBe(0);
  expect(payments).toEqual([
    expect.not.objectContaining({ first_day: (payments[0] as { last_day: string }).last_day }),
  ]);
});

it('names no shop that may be a person, and counts what it received in one sum', async () => {
  await paying.pay(await paying.shop({ raison_sociale: 'Jean Martin' }), 6);
  await paying.publish();
  const answer = await paying.search();
  expect(answer.body).toMatchObject({ payments: [], count: 0, others_cents: 63_00 });
  expect(answer.text).not.toContain('Martin');
  expect((await paying.search('?search=Martin')).body).toMatchObject({ payments: [], count: 0 });
});

it('names a shop by what it is called since, and no more once its name is that of a sole trader', async () => {
  const shop = await paying.shop();
  await paying.pay(shop, 5);
  await paying.publish();
  await paying.change(shop, { raison_sociale: 'SAS Nouvelle Roue' });
  expect((await paymentsOf()).payments).toEqual([expect.objectContaining({ shop_name: 'SAS Nouvelle Roue' })]);
  await paying.change(shop, { raison_sociale: 'Martin EI' });
  expect((await paymentsOf()).payments).toEqual([]);
});

it('names no shop whose name becomes that of a sole trader while its payment is published', async () => {
  const shop = await paying.shop();
  await paying.pay(shop, 5);
  paying.behindAnswers.push(() => paying.change(shop, { raison_sociale: 'Martin EI' }));
  await paying.publish();
  expect((await paymentsOf()).payments).toEqual([]);
});

it('takes a payment back that the bank sent back', async () => {
  const shop = await paying.shop();
  const batchId = await paying.pay(shop, 5);
  await paying.publish();
  const [row] = await paying.database
    .collection('batches')
    .find({ _id: batchId as never })
    .toArray();
  const transfers = (row as unknown as { transfers: { state: string }[] }).transfers.map((transfer) => ({
    ...transfer,
    state: 'returned',
  }));
  await paying.database
    .collection('batches')
    .updateOne({ _id: batchId as never }, { $set: { transfers, isPublished: false } });
  await paying.publish();
  expect(await paymentsOf()).toMatchObject({ payments: [], others_cents: 0 });
});

it('publishes the other batches while one fails, which the next round tries again', async () => {
  await paying.pay(await paying.shop(), 5);
  await paying.pay(await paying.shop({ raison_sociale: 'SAS Deux Roues' }), 5);
  paying.behindAnswers.push(() => Promise.reject(new Error('away')));
  await expect(paying.publish()).rejects.toThrow(/^payments of .+ are not published$/);
  expect((await paymentsOf()).payments).toHaveLength(1);
  expect(await paying.publish()).toBe(1);
  expect((await paymentsOf()).payments).toHaveLength(2);
});

it('publishes a batch once, and writes the same where a round was cut off', async () => {
  const batchId = await paying.pay(await paying.shop(), 5);
  expect([await paying.publish(), await paying.publish()]).toEqual([1, 0]);
  const before = await paymentsOf();
  await paying.database.collection('batches').updateOne({ _id: batchId as never }, { $set: { isPublished: false } });
  await paying.publish();
  expect(await paymentsOf()).toEqual(before);
});
