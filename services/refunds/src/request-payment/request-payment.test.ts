import { creditorReferenceOf, EstablishmentStatus, RepairStatus } from '@alveole/domain';
import { recoveriesOf } from '../follow-recoveries/recoveries.harness.ts';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

let refunds: OpenRefunds;
let shops: ReturnType<typeof recoveriesOf>;
beforeEach(async () => {
  refunds = await openRefunds();
  shops = recoveriesOf(refunds);
});
afterEach(() => refunds?.close());

const reason = 'Campagne terminée';
const debts = async () => (await shops.drafter.get('/v1/refunds/debts')).body.debts;

describe('an establishment that owes', () => {
  it('is listed with its files and from when on it may be asked, until it is asked', async () => {
    const { entityId, file } = await shops.owing(4500);
    expect(await debts()).toMatchObject([
      { entity_id: entityId, owed: 45, is_closed: false, files: [{ repair_id: file, amount: 45 }] },
    ]);
    await shops.request(entityId, 45, { reason });
    expect(await debts()).toEqual([]);
  });

  it('is listed with a file as refused once it was refused after its payment', async () => {
    const { entityId, file } = await shops.owing(1000);
    await refunds.fileAt(RepairStatus.notEligible, entityId, { repair_id: file, sequence: 7, cents: 4000 });
    expect(await debts()).toMatchObject([{ owed: 50, files: [{ repair_id: file, amount: 50, cause: 'refused' }] }]);
  });

  it('is asked under the next reference, for what it owes, by a due date, with the account of the programme and the files', async () => {
    const { entityId, file } = await shops.owing(4500);
    const { status, body } = await shops.request(entityId, 45, { reason });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'requested',
      reference: creditorReferenceOf(1),
      requested: 45,
      left: 45,
      creditor: { iban: 'FR7630006000011234567890189' },
      files: [{ repair_id: file, amount: 45, cause: 'corrected' }],
      steps: [{ act: 'request', by: 'LEROY Sophie', amount: 45, reason }],
    });
    expect(new Date(body.due_on).getTime() - refunds.clock.now.getTime()).toBeGreaterThan(28 * 86_400_000);
    expect((await refunds.transfersOf(body.recovery_id)).map(({ name }) => name)).toEqual(['recovery.requested']);
  });

  it('is not asked before its account stood still for thirty days, unless it is closed or a reason says why no file comes', async () => {
    const { entityId } = await shops.owing();
    expect((await shops.request(entityId, 45)).body).toMatchObject({
      refusal: 'a-file-may-still-come-state-why-none-will',
    });
    shops.later(31);
    expect((await shops.request(entityId, 45)).status).toBe(200);
    const closed = await refunds.establishment(undefined, EstablishmentStatus.closed);
    await shops.owing(4500, closed);
    expect((await shops.request(closed, 45)).status).toBe(200);
  });

  it('is asked once, however many ask at one moment', async () => {
    const { entityId } = await shops.owing();
    const answers = await Promise.all(Array.from({ length: 5 }, () => shops.request(entityId, 45, { reason })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('is refused another amount than it owes', async () => {
    const { entityId } = await shops.owing(4500);
    expect((await shops.request(entityId, 44, { reason })).body).toMatchObject({
      refusal: 'what-the-establishment-owes-has-changed',
    });
  });

  it('waits for no payment with the file that it owes for: neither the list of what is to be paid nor its count has it', async () => {
    await shops.owing();
    expect((await shops.drafter.get('/backend/repairs_to_refund')).body).toEqual([]);
    expect((await shops.drafter.get('/v1/refunds/waiting')).body).toMatchObject({ count: 0 });
  });

  it('owes what was paid too much less what is due to it', async () => {
    const { entityId } = await shops.owing(4500);
    await refunds.fileAt(RepairStatus.validated, entityId, { cents: 1000 });
    expect(await debts()).toMatchObject([{ owed: 35 }]);
    await refunds.fileAt(RepairStatus.validated, entityId, { cents: 9000 });
    expect(await debts()).toEqual([]);
  });

  it('reads its own request, and no other shop does', async () => {
    const { entityId, recovery } = await shops.requested();
    const own = await refunds.partner(entityId).get('/v1/refunds/own_recoveries');
    expect(own.body).toMatchObject([{ recovery_id: recovery.recovery_id, left: 45, reference: recovery.reference }]);
    const other = await refunds.partner(await refunds.establishment()).get('/v1/refunds/own_recoveries');
    expect(other.body).toEqual([]);
  });
});

it('asks for what is owed to each funder apart, to its own account', async () => {
  await refunds.close();
  const ville = { name: 'Ville', iban: 'FR7610011000201234567890188', bic: 'PSSTFRPPXXX' };
  refunds = await openRefunds({ FUNDER_ACCOUNTS: JSON.stringify({ ville }) });
  shops = recoveriesOf(refunds);
  const entityId = await refunds.establishment();
  const shares = (cents: number) => [
    { funderId: 'ville', cents },
    { funderId: 'etat', cents },
  ];
  const file = await refunds.fileAt(RepairStatus.validated, entityId, { cents: 4000, shares: shares(2000) });
  for (const funder_id of ['ville', 'etat']) {
    const { refund_id, row_hash } = (await shops.drafter.put('/backend/refund', { repair_ids: [file], funder_id }))
      .body;
    const approved = (await refunds.move(refund_id, 'approved', row_hash)).body;
    const exported = (await refunds.move(refund_id, 'exported', approved.row_hash)).body;
    await refunds.move(refund_id, 'confirmed', exported.row_hash);
  }
  await refunds.drain();
  await refunds.fileAt(RepairStatus.validated, entityId, {
    repair_id: file,
    sequence: 6,
    cents: 1000,
    shares: shares(500),
  });
  expect(await debts()).toMatchObject([
    { funder_id: 'etat', owed: 15 },
    { funder_id: 'ville', owed: 15 },
  ]);
  const { body } = await shops.request(entityId, 15, { funder_id: 'ville', reason });
  expect(body.creditor).toEqual(ville);
  const [requested] = await refunds.transfersOf(body.recovery_id);
  expect(requested?.data).toMatchObject({ funder_name: 'Ville d’Exemple', requested_cents: 1500 });
  expect(await debts()).toMatchObject([{ funder_id: 'etat' }]);
});
