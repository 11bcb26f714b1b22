import { randomUUID } from 'node:crypto';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { isRetentionDecided, RepairStatus } from '@alveole/domain';
import { retentionCommand } from '@alveole/service-kit/service';
import { bytesOfHex, bytesOfText, isIncluded, leafHashOf, readHead } from '@alveole/transparency';
import { publisherOf } from '../publish-log/publish-log.harness.ts';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';
import { batchModelOf } from '../store/batch-model.ts';

const forgottenEntities: string[] = [];
let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
  refunds.clients.enrolment.on(establishmentRoutes.listForgottenEntities, () => ({
    entity_ids: [...forgottenEntities],
  }));
});
afterAll(() => refunds?.close());

const month = 31 * 24 * 3_600_000;
const ago = (months: number) => new Date(refunds.clock.read().getTime() - months * month);
const nightly = async () => {
  await refunds.database.collection('retention_runs').deleteMany({});
  return refunds.run(retentionCommand);
};
const scan = () => refunds.run(retentionCommand, 'scan');
const batch = (id: string) => batchModelOf(refunds.database).findById(id).orFail().lean();
const payee = (_id: string) => refunds.database.collection('payees').findOne({ _id });

async function exported(months: number) {
  const entity = await refunds.establishment();
  const file = await refunds.fileAt(RepairStatus.validated, entity);
  const id = await refunds.exported(file);
  await batchModelOf(refunds.database).updateOne({ _id: id }, { $set: { createdAt: ago(months) } });
  return { id, entity, file };
}

it('empties who was paid where and who decided it after eleven years, and keeps every sum and reference', async () => {
  const [old, recent] = [await exported(133), await exported(128)];
  const before = await batch(old.id);
  await nightly();
  const after = await batch(old.id);
  expect(after.transfers).toEqual([
    expect.objectContaining({ payeeName: '', iban: '', cents: 5000, reference: before.transfers?.[0]?.reference }),
  ]);
  expect(after.lines).toEqual(before.lines);
  expect([after.draftedBy.userName, after.approvedBy?.userName]).toEqual(['', '']);
  expect((await batch(recent.id)).transfers?.[0]?.iban).not.toBe('');
  expect(await refunds.money(old.file)).toMatchObject({ repair_id: old.file });
  await scan();
});

it('keeps accounting pieces as long as the campaign says', async () => {
  Object.assign(refunds.campaign, { retention: { accountingPieces: 180 } });
  refunds.clock.later(60_000);
  const { id } = await exported(140);
  await nightly();
  expect((await batch(id)).transfers?.[0]?.iban).not.toBe('');
  Object.assign(refunds.campaign, { retention: undefined });
  refunds.clock.later(60_000);
});

it('leaves the public log, its signed head and the proofs of its lines as they are', async () => {
  const { entity } = await exported(133);
  await refunds.fileAt(RepairStatus.validated, entity);
  const publisher = publisherOf(refunds);
  await publisher.append();
  await publisher.sign();
  const read = async (path: string) => (await refunds.visitor.get(`/v1/refunds/log${path}`)).body;
  const before = [await read('/heads'), await read('/lines?from=0')];
  forgottenEntities.push(entity);
  await nightly();
  await publisher.append();
  expect([await read('/heads'), await read('/lines?from=0')]).toEqual(before);
  const [head] = before[0] as [{ text: string }];
  const { size = 0, root = '' } = readHead(head.text) ?? {};
  const [line] = (before[1] as { lines: string[] }).lines;
  const { proof } = await read(`/inclusion?index=0&size=${size}`);
  expect(
    isIncluded({
      index: 0,
      size,
      leafHash: leafHashOf(bytesOfText(line ?? '')),
      root: bytesOfHex(root) as Uint8Array,
      proof: (proof as string[]).map((hash) => bytesOfHex(hash) as Uint8Array),
    }),
  ).toBe(true);
});

it('empties the payer of a receipt after eleven years, and keeps its sum', async () => {
  const _id = randomUUID();
  const receipt = { _id, createdAt: ago(133), payer: 'DURAND Léa', remittance: 'Remboursement Léa', cents: 1200 };
  await refunds.database.collection('receipts').insertOne({ ...receipt, rowHash: 'h', sequence: 1 } as never);
  await nightly();
  const stored = await refunds.database.collection('receipts').findOne({ _id });
  expect(stored).toMatchObject({ cents: 1200, remittance: '' });
  expect(stored).not.toHaveProperty('payer');
});

it('empties the bank account of an establishment whose people are forgotten', async () => {
  const entity = await refunds.establishment();
  expect(await payee(entity)).toHaveProperty('iban');
  forgottenEntities.push(entity);
  await nightly();
  expect(await payee(entity)).not.toHaveProperty('iban');
  expect(await payee(entity)).toMatchObject({ name: 'Cycles & Cie Évreux' });
  await scan();
});

it('has a decision in the retention table for every collection that it stores', () => {
  const names = refunds.database.declaredCollections();
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !isRetentionDecided('refunds', name))).toEqual([]);
});
