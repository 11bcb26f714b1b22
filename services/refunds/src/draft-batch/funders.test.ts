import { RepairStatus } from '@alveole/domain';
import { camt } from '../hear-bank/bank-files.fixture.ts';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

const townAccount = { name: 'Ville de Lyon', iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPP' };

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds({ FUNDER_ACCOUNTS: JSON.stringify({ ville: townAccount }) });
});
afterAll(() => refunds?.close());

const { validated, notEligible } = RepairStatus;
const shares = (ville: number, etat: number) => [
  { funderId: 'ville', cents: ville },
  { funderId: 'etat', cents: etat },
];
const sharedFile = async (entity: string, ville = 2000, etat = 3000) =>
  refunds.fileAt(validated, entity, { cents: ville + etat, shares: shares(ville, etat) });
const draftOf = (funder_id: string, ...repair_ids: string[]) =>
  refunds.drafter.put('/backend/refund', { repair_ids, funder_id });

async function exportedOf(funder: string, ...repairIds: string[]) {
  const { refund_id, row_hash } = (await draftOf(funder, ...repairIds)).body;
  const second = (await refunds.move(refund_id, 'approved', row_hash)).body;
  await refunds.move(refund_id, 'exported', second.row_hash);
  return refunds.batch(refund_id);
}

describe('a file that two funders pay', () => {
  it('lists a file of two funders as the share of each, and for one funder its shares alone', async () => {
    const file = await sharedFile(await refunds.establishment());
    const listed = async (query = '') =>
      (await refunds.drafter.get(`/backend/repairs_to_refund${query}`)).body.filter(
        ({ repair_id }: { repair_id: string }) => repair_id === file,
      );
    const rows = (await listed()).map((row: { funder_id: string; amount: number }) => [row.funder_id, row.amount]);
    expect(rows.sort()).toEqual([
      ['etat', 30],
      ['ville', 20],
    ]);
    expect(await listed('?funder_id=ville')).toMatchObject([{ funder_id: 'ville', amount: 20 }]);
  });

  it('says of a batch that the account of the programme pays for a funder without one of its own', async () => {
    const file = await sharedFile(await refunds.establishment());
    const [ville, etat] = [await exportedOf('ville', file), await exportedOf('etat', file)];
    expect(ville).not.toHaveProperty('is_debtor_programme');
    expect(etat).toMatchObject({ is_debtor_programme: true, debtor: { iban_ends_with: expect.any(String) } });
  });

  it('drafts no batch of a file of two funders while nobody says whose share is to be paid', async () => {
    const file = await sharedFile(await refunds.establishment());
    const answer = await refunds.draft(file);
    expect([answer.status, answer.body.message]).toEqual([400, 'funder_id (INVALID): Several funders pay these files']);
  });

  it('drafts no batch without a funder, though the share of one alone still waits', async () => {
    const file = await sharedFile(await refunds.establishment());
    await exportedOf('ville', file);
    expect((await refunds.draft(file)).status).toBe(400);
  });

  it('drafts no batch of a funder who pays nothing of the file', async () => {
    const file = await sharedFile(await refunds.establishment());
    const answer = await draftOf('region', file);
    expect([answer.status, answer.body.message]).toEqual([400, 'funder_id (INVALID): No such funder of these files']);
  });

  it('pays the share of each funder from its own account, in a batch of its own', async () => {
    const file = await sharedFile(await refunds.establishment());
    const [town, state] = [await exportedOf('ville', file), await exportedOf('etat', file)];
    expect([town.total, town.funder_id, state.total, state.funder_id]).toEqual([20, 'ville', 30, 'etat']);
    const [townFile, stateFile] = [await refunds.sepaFile(town.refund_id), await refunds.sepaFile(state.refund_id)];
    expect(townFile.text).toContain(`<IBAN>${townAccount.iban}</IBAN>`);
    expect(stateFile.text).toContain(`<IBAN>${refunds.config.DEBTOR_IBAN}</IBAN>`);
    const batchEvents = await refunds.transfersOf(town.refund_id);
    expect(batchEvents.map(({ data }) => (data as { funder_id?: string }).funder_id)).toEqual([
      'ville',
      'ville',
      'ville',
    ]);
  });

  it('keeps the share that one bank confirmed where the other bank refuses, which is due again', async () => {
    const entity = await refunds.establishment();
    const file = await sharedFile(entity);
    const [town, state] = [await exportedOf('ville', file), await exportedOf('etat', file)];
    await refunds.hear(camt('054', [{ reference: town.transfers[0].reference, amount: '20.00' }]));
    await refunds.hear(camt('054', [{ reference: state.transfers[0].reference, amount: '30.00', returned: 'AC01' }]));
    await refunds.drain();
    const money = (await refunds.partner(entity).get(`/v1/refunds/files/${file}`)).body;
    expect(money).toMatchObject({
      granted: 50,
      paid: 20,
      due: 30,
      on_its_way: 0,
      shares: [
        { funder_id: 'etat', granted: 30, paid: 0, due: 30, on_its_way: 0 },
        { funder_id: 'ville', granted: 20, paid: 20, due: 0, on_its_way: 0 },
      ],
    });
    expect(money.paid_at).toBeUndefined();
    expect((await refunds.partner(entity).get('/v1/refunds/owed')).body).toMatchObject({ files: 1, due: 30 });
  });

  it('tells the shop of a file the day on which its last funder paid', async () => {
    const entity = await refunds.establishment();
    const file = await sharedFile(entity);
    for (const funder of ['ville', 'etat']) {
      const { transfers } = await exportedOf(funder, file);
      const [{ reference, amount }] = transfers;
      await refunds.hear(camt('054', [{ reference, amount: amount.toFixed(2) }]));
    }
    await refunds.drain();
    const money = await refunds.money(file);
    expect(money).toMatchObject({ paid: 50, due: 0, paid_at: expect.any(String) });
    const payments = (await refunds.partner(entity).get('/v1/refunds/payments')).body;
    expect(payments.map((payment: { funder_id: string }) => payment.funder_id).sort()).toEqual(['etat', 'ville']);
  });

  it('names at the share of each funder its own batch and transfer, and none for the whole file', async () => {
    const entity = await refunds.establishment();
    const file = await sharedFile(entity);
    const town = await exportedOf('ville', file);
    const reading = async () => (await refunds.partner(entity).get(`/v1/refunds/files/${file}`)).body;
    const transferOf = ({ refund_id, state, transfers }: Awaited<ReturnType<typeof exportedOf>>) => ({
      reference: transfers[0].reference,
      batch: { refund_id, state, create_date: expect.any(String) },
    });
    const half = await reading();
    expect(half.shares).toMatchObject([{ funder_id: 'etat' }, { funder_id: 'ville', ...transferOf(town) }]);
    expect(half.shares[0]).not.toHaveProperty('reference');
    expect(half.shares[0]).not.toHaveProperty('batch');
    const state = await exportedOf('etat', file);
    const whole = await reading();
    expect(whole.shares).toMatchObject([
      { funder_id: 'etat', ...transferOf(state) },
      { funder_id: 'ville', ...transferOf(town) },
    ]);
    expect(whole).not.toHaveProperty('reference');
    expect(whole).not.toHaveProperty('batch');
  });

  it('withdraws a file from the drafts of all its funders when it leaves the files that are paid', async () => {
    const entity = await refunds.establishment();
    const file = await sharedFile(entity);
    const drafts = [(await draftOf('ville', file)).body, (await draftOf('etat', file)).body];
    await refunds.fileAt(notEligible, entity, {
      repair_id: file,
      sequence: 6,
      from: validated,
      shares: shares(2000, 3000),
    });
    for (const { refund_id } of drafts) expect((await refunds.batch(refund_id)).lines).toEqual([]);
    expect(await refunds.money(file)).toMatchObject({ granted: 0, due: 0 });
  });

  it('owes each funder its own share of a premium that is corrected', async () => {
    const entity = await refunds.establishment();
    const file = await sharedFile(entity);
    for (const funder of ['ville', 'etat']) {
      const { refund_id, row_hash } = await exportedOf(funder, file);
      await refunds.move(refund_id, 'confirmed', row_hash);
    }
    await refunds.drain();
    await refunds.fileAt(RepairStatus.refunded, entity, {
      repair_id: file,
      sequence: 7,
      cents: 4000,
      shares: shares(1600, 2400),
    });
    const next = await sharedFile(entity);
    const { lines, total } = await exportedOf('ville', next);
    expect(total).toBe(16);
    expect(lines.map((line: { amount: number }) => line.amount).sort()).toEqual([-4, 20]);
  });
});

it('keeps a bank question about one share from holding the share of the other funder', async () => {
  const file = await sharedFile(await refunds.establishment());
  const { transfers } = await exportedOf('ville', file);
  const [{ reference }] = transfers;
  await refunds.hear(camt('054', [{ reference, amount: '19.00' }]));
  const state = await draftOf('etat', file);
  expect(state.status).toBe(200);
  expect((await refunds.batch(state.body.refund_id)).lines).toHaveLength(1);
});
