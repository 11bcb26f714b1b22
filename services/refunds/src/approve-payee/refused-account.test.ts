import { RepairStatus } from '@alveole/domain';
import { pain002 } from '../hear-bank/bank-files.fixture.ts';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

const other = 'FR1420041010050500013M02606';
const waitingFile = (entity: string) => refunds.fileAt(RepairStatus.validated, entity);
const confirm = (entity: string, iban_ends_with = '0189') =>
  refunds.drafter.put(`/v1/refunds/payees/${entity}`, { iban_ends_with });

/** A shop of which the bank refused the one transfer for this reason. */
async function refusedFor(reason: string) {
  const entity = await refunds.establishment();
  const file = await waitingFile(entity);
  const batchId = await refunds.exported(file);
  const [{ reference }] = (await refunds.batch(batchId)).transfers;
  await refunds.hear(pain002('ALV', [{ reference, status: 'RJCT', reason }]));
  await refunds.drain();
  return { entity, file, batchId };
}

describe('an account that the bank refused', () => {
  it.each(['AC01', 'AC04', 'AC06', 'MD07'])(
    'is not used again after %s, which the row and the shop read',
    async (code) => {
      const { entity, file } = await refusedFor(code);
      expect((await refunds.draft(file)).status).toBe(409);
      expect(await refunds.money(file)).toMatchObject({ due: 50, blocked_by: 'refused_account' });
      expect((await refunds.partner(entity).get('/v1/refunds/owed')).body).toMatchObject({
        blocked_by: 'refused_account',
      });
      const rows = (await refunds.drafter.get('/backend/repairs_to_refund')).body;
      expect(rows.find(({ repair_id }: { repair_id: string }) => repair_id === file)).toMatchObject({
        blocked_by: 'refused_account',
      });
    },
  );

  it('is used again where the answer was about something else', async () => {
    const { file } = await refusedFor('MS03');
    expect((await refunds.draft(file)).status).toBe(200);
  });

  it('is used again once a second person confirmed it, also when the answer of the bank is told again', async () => {
    const { entity, file, batchId } = await refusedFor('AC04');
    expect((await confirm(entity, '9999')).status).toBe(409);
    expect((await confirm(entity)).status).toBe(200);
    for (const event of await refunds.transfersOf(batchId)) await refunds.handle(event);
    expect((await refunds.draft(file)).status).toBe(200);
  });

  it('gives way to another account, which waits as any changed one does', async () => {
    const { entity, file } = await refusedFor('AC01');
    await refunds.changeAccount(entity, other);
    expect(await refunds.money(file)).toMatchObject({ blocked_by: 'changed_iban' });
  });

  it('is told on the lines of a draft that would pay it, which the approval leaves out', async () => {
    const entity = await refunds.establishment();
    const [first, second] = [await waitingFile(entity), await waitingFile(entity)];
    const sent = await refunds.exported(first);
    const { refund_id, row_hash } = (await refunds.draft(second)).body;
    const [{ reference }] = (await refunds.batch(sent)).transfers;
    await refunds.hear(pain002('ALV', [{ reference, status: 'RJCT', reason: 'AC04' }]));
    await refunds.drain();
    expect((await refunds.batch(refund_id)).lines).toMatchObject([
      { repair_id: second, blocked_by: 'refused_account' },
    ]);
    expect((await refunds.move(refund_id, 'approved', row_hash)).status).toBe(409);
  });
});

describe('a transfer', () => {
  const swiss = { account: 'CH9300762011623852957', bic: 'UBSWCHZH80A' };

  it('carries the name of the account’s holder, and the bank of an account outside the European Economic Area', async () => {
    const entity = await refunds.establishment();
    await refunds.changeAccount(entity, swiss.account, { holder: 'Élodie d’Aboville', bic: swiss.bic });
    await confirm(entity, '2957');
    refunds.clock.now = new Date(refunds.clock.now.getTime() + 72 * 3_600_000);
    const { refund_id } = await refunds.approved(await waitingFile(entity));
    const { text } = await refunds.sepaFile(refund_id);
    expect(text).toContain('<Nm>ELODIE D ABOVILLE</Nm>');
    expect(text).toContain(`<BICFI>${swiss.bic}</BICFI>`);
    expect((await refunds.batch(refund_id)).transfers[0].payee_name).toBe('Élodie d’Aboville');
  });

  it.each([
    ['without its bank', swiss.account, undefined, 'missing_bic'],
    ['with the bank of another country', swiss.account, 'AGRIFRPP', 'missing_bic'],
    ['outside SEPA', 'BR1800360305000010009795493C1', undefined, 'outside_sepa'],
  ])('goes to no account %s', async (_what, account, bic, blockedBy) => {
    const entity = await refunds.establishment();
    await refunds.changeAccount(entity, account, { bic });
    expect(await refunds.money(await waitingFile(entity))).toMatchObject({ blocked_by: blockedBy });
  });
});
