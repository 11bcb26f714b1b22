import { createHash } from 'node:crypto';
import { RepairStatus } from '@alveole/domain';
import { fundCallRowText, readFundCallFile, readLine } from '@alveole/transparency';
import { publisherOf } from '../publish-log/publish-log.harness.ts';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

const paths = '/v1/refunds/fund_calls';
const { validated } = RepairStatus;
const day = 86_400_000;

let refunds: OpenRefunds;
let publisher: ReturnType<typeof publisherOf>;
beforeEach(async () => {
  refunds = await openRefunds();
  publisher = publisherOf(refunds);
});
afterEach(() => refunds?.close());

const shares = (ville: number, etat: number) => [
  { funderId: 'ville', cents: ville },
  { funderId: 'etat', cents: etat },
];
const fileOf = (entity: string, ville = 2000, etat = 3000) =>
  refunds.fileAt(validated, entity, { cents: ville + etat, shares: shares(ville, etat) });

/** Signs the head of the next day over all entries so far. */
async function headOfNextDay() {
  refunds.clock.later(day);
  await publisher.append();
  await publisher.sign();
}

const preview = async (funder = 'ville', query = '') =>
  (await refunds.drafter.get(`/v1/refunds/fund_call_preview?funder_id=${funder}${query}`)).body;
const manager = () => refunds.as('ADM', { userId: 'adm-0', userName: 'LEROY Sophie', permission: 0 });
async function issue(changes: object = {}, caller = manager(), funder = 'ville') {
  const { number, until_day, committed_cents } = await preview(funder);
  const body = { funder_id: funder, number, basis: 'committed', until_day, called_cents: committed_cents, ...changes };
  return caller.post(paths, body);
}
const town = () => refunds.as('FIN', { funderId: 'ville' });
const state = () => refunds.as('FIN', { funderId: 'etat' });

async function confirmed(funder_id: string, ...repair_ids: string[]) {
  const { refund_id, row_hash } = (await refunds.drafter.put('/backend/refund', { repair_ids, funder_id })).body;
  const second = (await refunds.move(refund_id, 'approved', row_hash)).body;
  const third = (await refunds.move(refund_id, 'exported', second.row_hash)).body;
  await refunds.move(refund_id, 'confirmed', third.row_hash);
  await refunds.drain();
}

describe('a call for funds', () => {
  it('asks for what the entries of its funder committed, and covers what was paid beside it', async () => {
    const entity = await refunds.establishment();
    const [first] = [await fileOf(entity), await fileOf(entity, 1550, 0)];
    await confirmed('ville', first);
    await headOfNextDay();
    expect(await preview()).toMatchObject({ number: 1, lines: 3, committed_cents: 3550, paid_cents: 2000 });
    const { body, status } = await issue();
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        call_id: 'ville-1',
        funder_name: 'Ville d’Exemple',
        number: 1,
        called_cents: 3550,
        issued_by: 'LEROY Sophie',
      }),
    ]);
  });

  it('has the same CSV file at each call, whose rows are lines of the public log and add up to its sum', async () => {
    const entity = await refunds.establishment();
    for (const cents of [2000, 1999, 5]) await fileOf(entity, cents);
    await headOfNextDay();
    const call = (await issue()).body;
    const read = async () => (await town().get(`${paths}/ville-1/lines.csv`)).bytes as Uint8Array;
    const bytes = await read();
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(call.csv_sha256);
    await fileOf(entity, 777);
    await headOfNextDay();
    expect(await read()).toEqual(bytes);
    const rows = readFundCallFile(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)) ?? [];
    const { lines } = (await refunds.visitor.get('/v1/refunds/log/lines?from=0')).body as { lines: string[] };
    for (const row of rows) {
      const index = Number(row.split(';')[0]);
      const line = readLine(lines[index] ?? '');
      expect(line && fundCallRowText(index, line)).toBe(row);
      expect(line?.funder).toBe('ville');
    }
    const cents = rows.map((row) => Math.round(Number((row.split(';')[3] ?? '').replace(',', '.')) * 100));
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(call.called_cents);
  });

  it('begins where the one before ended: a correction comes into the next call below zero, and nothing twice', async () => {
    const entity = await refunds.establishment();
    const file = await fileOf(entity, 2000, 3000);
    await headOfNextDay();
    const first = (await issue()).body;
    await refunds.fileAt(validated, entity, { repair_id: file, sequence: 6, cents: 4000, shares: shares(1500, 2500) });
    await fileOf(entity, 3000);
    await headOfNextDay();
    const second = (await issue()).body;
    expect([first.called_cents, second.called_cents]).toEqual([2000, 2500]);
    expect([first.to_line, second.number]).toEqual([second.from_line, 2]);
    const { text } = await town().get(`${paths}/ville-2/lines.csv`);
    expect(text).toMatch(/;corrigé;-5;;/);
  });

  it('leaves what is below zero to the next call', async () => {
    const entity = await refunds.establishment();
    const file = await fileOf(entity, 2000, 3000);
    await headOfNextDay();
    await issue();
    await refunds.fileAt(validated, entity, { repair_id: file, sequence: 6, cents: 4000, shares: shares(1500, 2500) });
    await headOfNextDay();
    const refused = await issue();
    expect([refused.status, refused.body.message]).toEqual([409, 'There is nothing to call.']);
    await fileOf(entity, 800);
    await headOfNextDay();
    expect((await issue()).body.called_cents).toBe(300);
  });

  it('covers what a signed head covers alone, up to the head of the day that is asked for', async () => {
    const entity = await refunds.establishment();
    expect(await preview()).toMatchObject({ lines: 0, committed_cents: 0 });
    expect((await preview()).until_day).toBeUndefined();
    await fileOf(entity);
    await headOfNextDay();
    const { until_day } = await preview();
    await fileOf(entity);
    await publisher.append();
    expect(await preview()).toMatchObject({ lines: 1, until_day });
    await headOfNextDay();
    expect(await preview()).toMatchObject({ lines: 2 });
    expect(await preview('ville', `&until_day=${until_day}`)).toMatchObject({ lines: 1, until_day });
  });

  it('is issued once where several administrators issue it at the same moment, and calls no entry twice', async () => {
    const entity = await refunds.establishment();
    await fileOf(entity);
    await headOfNextDay();
    const persons = ['adm-0', 'adm-1', 'adm-2', 'adm-3'].map((userId) => refunds.as('ADM', { userId, permission: 0 }));
    const answers = await Promise.all(persons.map((person) => issue({}, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await town().get(paths)).body).toHaveLength(1);
  });

  it('is answered as it stands where whoever issued it asks again', async () => {
    const entity = await refunds.establishment();
    await fileOf(entity);
    await headOfNextDay();
    const { number, until_day, committed_cents: called_cents } = await preview();
    const body = { funder_id: 'ville', number, basis: 'committed', until_day, called_cents };
    const first = await manager().post(paths, body);
    expect((await manager().post(paths, body)).body).toEqual(first.body);
  });

  it('is refused to an operator, for another sum or day than the previewed ones, and for another basis than before', async () => {
    const entity = await refunds.establishment();
    await confirmed('ville', await fileOf(entity));
    await headOfNextDay();
    expect((await issue({}, refunds.as('ADM', { permission: 1 }))).status).toBe(403);
    const other = await issue({ called_cents: 1 });
    expect([other.status, other.body.message]).toEqual([409, 'Another call was issued meanwhile.']);
    expect((await issue({ until_day: '2099-01-01' })).status).toBe(409);
    expect((await issue({ basis: 'paid', called_cents: 2000 })).status).toBe(200);
    await fileOf(entity);
    await headOfNextDay();
    expect((await issue()).body.message).toBe('The calls of a funder ask for the same.');
  });

  it('is neither previewed nor issued for a funder that no campaign names', async () => {
    await fileOf(await refunds.establishment());
    await headOfNextDay();
    const { until_day } = await preview();
    const unknown = await refunds.drafter.get('/v1/refunds/fund_call_preview?funder_id=commune');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NotFoundException']);
    const body = { funder_id: 'commune', number: 1, basis: 'committed', until_day, called_cents: 2000 };
    expect((await manager().post(paths, body)).status).not.toBe(200);
  });

  it('is told to the others once, with the funder and the sum', async () => {
    const entity = await refunds.establishment();
    await fileOf(entity);
    await headOfNextDay();
    await issue();
    await refunds.drain();
    const issued = refunds.published.filter(({ name }) => name === 'funds.called');
    expect(issued.map(({ data }) => data)).toEqual([
      expect.objectContaining({ funder_id: 'ville', funder_name: 'Ville d’Exemple', called_cents: 2000 }),
    ]);
  });

  it('is read by its own funder, who is not told who issued it, and by no other', async () => {
    const entity = await refunds.establishment();
    await fileOf(entity);
    await headOfNextDay();
    await issue();
    const [own] = (await town().get(paths)).body;
    expect([own.call_id, own.issued_by]).toEqual(['ville-1', undefined]);
    expect((await state().get(paths)).body).toEqual([]);
    for (const name of ['lines.csv', 'call.pdf'])
      expect([
        (await town().get(`${paths}/ville-1/${name}`)).status,
        (await state().get(`${paths}/ville-1/${name}`)).status,
      ]).toEqual([200, 404]);
  });
});

describe('the money of a funder', () => {
  it('is what the public log says of its own share by month, and the shares that wait', async () => {
    const entity = await refunds.establishment();
    await confirmed('ville', await fileOf(entity));
    await fileOf(entity);
    await headOfNextDay();
    const { addUpAccounts } = await import('../publish-log/add-up-accounts.ts');
    await addUpAccounts(publisher.ports);
    const { body } = await town().get('/v1/refunds/own_money');
    expect(body).toMatchObject({ waiting_shares: 1, waiting_cents: 2000, batched_shares: 0, overpaid_shares: 0 });
    const total = (field: string) =>
      (body.months as Record<string, number>[]).reduce((sum, month) => sum + (month[field] ?? 0), 0);
    expect([total('granted_cents'), total('paid_cents')]).toEqual([4000, 2000]);
  });

  it('tells apart what is to pay, what a batch pays, and what was paid too much', async () => {
    const entity = await refunds.establishment();
    const [corrected, batched] = [await fileOf(entity), await fileOf(entity, 1700)];
    await confirmed('ville', corrected);
    await refunds.drafter.put('/backend/refund', { repair_ids: [batched], funder_id: 'ville' });
    await refunds.fileAt(RepairStatus.refunded, entity, {
      repair_id: corrected,
      sequence: 99,
      cents: 4250,
      shares: shares(1250, 3000),
    });
    await fileOf(entity, 900);
    await fileOf(entity, 900);
    expect((await town().get('/v1/refunds/own_money')).body).toMatchObject({
      waiting_shares: 2,
      waiting_cents: 1800,
      batched_shares: 1,
      batched_cents: 1700,
      overpaid_shares: 1,
      overpaid_cents: 750,
    });
  });

  it('lists the batches of its own account with their sums, without payees', async () => {
    const entity = await refunds.establishment();
    const file = await fileOf(entity);
    await confirmed('ville', file);
    await confirmed('etat', file);
    const { body, text } = await town().get('/v1/refunds/own_batches');
    expect(body).toEqual([
      {
        batch_id: expect.any(String),
        created_at: expect.any(String),
        state: 'confirmed',
        shares: 1,
        transfers: 1,
        total_cents: 2000,
        paid_cents: 2000,
      },
    ]);
    expect(text).not.toMatch(/Cycles|FR76/);
  });
});
