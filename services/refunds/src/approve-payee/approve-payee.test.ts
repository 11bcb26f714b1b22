import { RepairStatus, secondPersonRefusals } from '@alveole/domain';
import { iban, openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

const other = 'FR1420041010050500013M02606';
const approve = (entity: string, iban_ends_with: string) =>
  refunds.drafter.put(`/v1/refunds/payees/${entity}`, { iban_ends_with });
const later = (hours: number) => {
  refunds.clock.now = new Date(refunds.clock.now.getTime() + hours * 3_600_000);
};

it('the batch tells its approver of whose account it pays the last four characters, while it is a draft', async () => {
  const entity = await refunds.establishment();
  const { refund_id } = (await refunds.draft(await refunds.fileAt(RepairStatus.validated, entity))).body;
  const draft = await refunds.batch(refund_id);
  expect(draft.payees).toEqual([
    { entity_id: entity, account_holder: 'Cycles & Cie Évreux', iban_ends_with: iban.slice(-4) },
  ]);
  expect(JSON.stringify(draft)).not.toContain(iban);
  await refunds.move(refund_id, 'approved', draft.row_hash);
  expect(await refunds.batch(refund_id)).not.toHaveProperty('payees');
});

describe('a changed account', () => {
  it('is paid after three days, once a second person has looked at it', async () => {
    const entity = await refunds.establishment();
    const file = await refunds.fileAt(RepairStatus.validated, entity);
    await refunds.changeAccount(entity, other);
    expect(await refunds.money(file)).toMatchObject({ blocked_by: 'changed_iban' });
    expect((await approve(entity, '2606')).status).toBe(200);
    expect((await refunds.draft(file)).status).toBe(409);
    later(72);
    expect((await refunds.money(file)).blocked_by).toBeUndefined();
    const { refund_id } = await refunds.approved(file);
    expect(await refunds.sepaFile(refund_id).then(({ text }) => text)).toContain(other);
  });

  it('that nobody looked at is not paid, however long it waits', async () => {
    const entity = await refunds.establishment();
    const file = await refunds.fileAt(RepairStatus.validated, entity);
    await refunds.changeAccount(entity, other);
    later(1000);
    expect((await refunds.draft(file)).status).toBe(409);
  });

  it('is approved as it was seen: another one by now is not', async () => {
    const entity = await refunds.establishment();
    await refunds.changeAccount(entity, other);
    expect((await approve(entity, '0189')).body.code).toBe('DuplicatesValueException');
    expect((await approve('nobody', '0189')).status).toBe(404);
  });

  it('is not approved by who is no second person to whoever changed it', async () => {
    const entity = await refunds.establishment();
    await refunds.changeAccount(entity, other, { by: 'adm-1' });
    refunds.refusedPersons.set('adm-0', secondPersonRefusals.opened);
    const answer = await approve(entity, '2606');
    refunds.refusedPersons.clear();
    expect([answer.status, answer.body.message]).toEqual([403, 'One of both accounts was opened by the other.']);
  });

  it('keeps a batch from being approved whose money would go there', async () => {
    const entity = await refunds.establishment();
    const { refund_id, row_hash } = (await refunds.draft(await refunds.fileAt(RepairStatus.validated, entity))).body;
    await refunds.changeAccount(entity, other);
    expect((await refunds.move(refund_id, 'approved', row_hash)).body.code).toBe('TransitionRefusedException');
  });

  it('counts as a change even when the account was taken away in between', async () => {
    const entity = await refunds.establishment();
    const file = await refunds.fileAt(RepairStatus.validated, entity);
    await refunds.changeAccount(entity, '', { sequence: 2 });
    await refunds.changeAccount(entity, other, { sequence: 3 });
    expect(await refunds.money(file)).toMatchObject({ blocked_by: 'changed_iban' });
  });

  it('is approved by nobody who changed it on behalf of the establishment, even before that was heard of', async () => {
    const entity = await refunds.establishment();
    const file = await refunds.fileAt(RepairStatus.validated, entity);
    await refunds.changeAccount(entity, other, { by: 'adm-0' });
    const answer = await approve(entity, '2606');
    expect([answer.status, answer.body.message]).toEqual([403, 'Whoever changed the account does not approve it.']);
    const waiting = (await refunds.drafter.get('/backend/repairs_to_refund')).body;
    expect(waiting.find(({ repair_id }: { repair_id: string }) => repair_id === file)).toMatchObject({
      blocked_by: 'changed_iban',
      account_changed_by_id: 'adm-0',
    });
    const second = refunds.as('ADM', { userId: 'adm-1', userName: 'ROUX Jean', permission: 1 });
    expect((await second.put(`/v1/refunds/payees/${entity}`, { iban_ends_with: '2606' })).status).toBe(200);
    await refunds.changeAccount(entity, other, { sequence: 3, by: 'adm-1' });
    later(72);
    expect(await refunds.money(file)).toMatchObject({ blocked_by: 'changed_iban' });
  });
});
