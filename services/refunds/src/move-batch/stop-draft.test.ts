import { appError } from '@alveole/contracts';
import { RepairStatus } from '@alveole/domain';
import { dyingPorts, untilItDies } from '../dying-ports.harness.ts';
import { pain002 } from '../hear-bank/bank-files.fixture.ts';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';
import { moveBatch } from './move-batch.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

const waitingFile = async () => refunds.fileAt(RepairStatus.validated, await refunds.establishment());
const reason = 'Le dossier 2 est payé deux fois';
const approver = () => refunds.as('ADM', { userId: 'adm-1', userName: 'ROUX Jean', permission: 1 });
const refuse = (refund_id: string, last_row_hash: string, person = approver(), why: string | undefined = reason) =>
  person.put('/backend/refund', { refund_id, state: 'refused', reason: why, last_row_hash });
const withdraw = (refund_id: string, last_row_hash: string, person = refunds.drafter) =>
  refunds.move(refund_id, 'withdrawn', last_row_hash, person);

describe('a drafted batch', () => {
  it('that its approver refuses with a reason frees its files and says who refused it and why', async () => {
    const file = await waitingFile();
    const { refund_id, row_hash } = (await refunds.draft(file)).body;
    expect((await refuse(refund_id, row_hash)).body.state).toBe('refused');
    expect(await refunds.batch(refund_id)).toMatchObject({
      state: 'refused',
      lines: [{ repair_id: file }],
      stopped: { by: 'ROUX Jean', by_id: 'adm-1', reason },
    });
    expect(await refunds.money(file)).toMatchObject({ due: 50, on_its_way: 0 });
    expect((await refunds.draft(file)).status).toBe(200);
    expect((await refunds.transfersOf(refund_id)).map(({ name }) => name)).toEqual([
      'refund.drafted',
      'refund.refused',
    ]);
  });

  it('that its drafter withdraws frees its files and says who withdrew it', async () => {
    const file = await waitingFile();
    const { refund_id, row_hash } = (await refunds.draft(file)).body;
    expect((await withdraw(refund_id, row_hash)).body.state).toBe('withdrawn');
    const { stopped } = await refunds.batch(refund_id);
    expect([stopped.by, stopped.reason]).toEqual(['LEROY Sophie', undefined]);
    expect((await refunds.draft(file)).status).toBe(200);
    expect((await refunds.transfersOf(refund_id)).map(({ name }) => name)).toEqual([
      'refund.drafted',
      'refund.withdrawn',
    ]);
  });

  it('is not refused by its drafter, nor withdrawn by another administrator', async () => {
    const { refund_id, row_hash } = (await refunds.draft(await waitingFile())).body;
    const answers = [
      await refuse(refund_id, row_hash, refunds.drafter),
      await withdraw(refund_id, row_hash, approver()),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [403, 'The drafter withdraws a batch; another administrator refuses it.'],
      [403, 'Only its drafter withdraws a batch.'],
    ]);
    expect((await refunds.batch(refund_id)).state).toBe('drafted');
  });

  it.each([[undefined], [''], ['  '], ['x'.repeat(501)]])('is not refused with %j for a reason', async (why) => {
    const { refund_id, row_hash } = (await refunds.draft(await waitingFile())).body;
    const body = { refund_id, state: 'refused', reason: why, last_row_hash: row_hash };
    expect((await approver().put('/backend/refund', body)).status).toBe(400);
  });

  it('that was stopped is neither approved, exported nor read as a transfer file', async () => {
    const { refund_id, row_hash } = (await refunds.draft(await waitingFile())).body;
    const stopped = (await refuse(refund_id, row_hash)).body;
    for (const step of ['approved', 'exported', 'confirmed', 'withdrawn'])
      expect((await refunds.move(refund_id, step, stopped.row_hash)).status).toBe(409);
    expect((await refunds.sepaFile(refund_id)).status).toBe(409);
    expect((await refunds.drafter.get(`/backend/repairs_refunded/${refund_id}`)).body).toEqual([]);
  });

  it('that is approved and withdrawn at once ends one way, and its files with it', async () => {
    const file = await waitingFile();
    const { refund_id, row_hash } = (await refunds.draft(file)).body;
    await Promise.all([refunds.move(refund_id, 'approved', row_hash), withdraw(refund_id, row_hash)]);
    await refunds.drain();
    const { state } = await refunds.batch(refund_id);
    expect((await refunds.money(file)).on_its_way).toBe(state === 'approved' ? 50 : 0);
  });

  it('tells once more that its files are free when an approval locked them after it was stopped', async () => {
    const file = await waitingFile();
    const { refund_id, row_hash } = (await refunds.draft(file)).body;
    const ports = dyingPorts(refunds, Infinity);
    const lockFiles: typeof ports.lockFiles = async (batchId, ids) => {
      await withdraw(refund_id, row_hash);
      await refunds.drain();
      return ports.lockFiles(batchId, ids);
    };
    const person = { userId: 'adm-1', userName: 'ROUX Jean' };
    const move = { batchId: refund_id, step: 'approved' as const, lastRowHash: row_hash, person, requestId: 'late' };
    await expect(moveBatch({ ...ports, lockFiles }, move)).rejects.toMatchObject(
      appError('RefundVersionMismatchException', 'The batch was changed by another user.'),
    );
    expect((await refunds.transfersOf(refund_id)).map(({ name }) => name).slice(1)).toEqual(
      Array.from({ length: 2 }, () => 'refund.withdrawn'),
    );
    expect((await refunds.draft(file)).status).toBe(200);
  });

  it('frees its files by its event when the process ends before it could', async () => {
    const file = await waitingFile();
    const { refund_id, row_hash } = (await refunds.draft(file)).body;
    const person = { userId: 'adm-0', userName: 'LEROY Sophie' };
    const move = {
      batchId: refund_id,
      step: 'withdrawn' as const,
      lastRowHash: row_hash,
      person,
      requestId: 'killed',
    };
    await untilItDies(moveBatch(dyingPorts(refunds, 1), move));
    expect((await refunds.batch(refund_id)).state).toBe('withdrawn');
    await refunds.drain();
    expect(await refunds.money(file)).toMatchObject({ due: 50, on_its_way: 0 });
  });
});

describe('a batch of which the bank refused a part', () => {
  it('answers as refunded the files that were paid, and as its lines all of them', async () => {
    const [paid, refused] = [await waitingFile(), await waitingFile()];
    const batchId = await refunds.exported(paid, refused);
    const listed = async () =>
      (await refunds.drafter.get(`/backend/repairs_refunded/${batchId}`)).body.map(
        ({ repair_id }: { repair_id: string }) => repair_id,
      );
    expect(await listed()).toEqual([]);
    const { transfers } = await refunds.batch(batchId);
    const referenceOf = async (file: string) => {
      const { entity_id } = (await refunds.batch(batchId)).lines.find(
        ({ repair_id }: { repair_id: string }) => repair_id === file,
      );
      return transfers.find((one: { entity_id: string }) => one.entity_id === entity_id).reference;
    };
    await refunds.hear(pain002('ALV', [{ reference: await referenceOf(refused), status: 'RJCT', reason: 'AC01' }]));
    const { row_hash } = await refunds.batch(batchId);
    await refunds.move(batchId, 'confirmed', row_hash);
    expect(await listed()).toEqual([paid]);
    expect((await refunds.batch(batchId)).lines).toHaveLength(2);
  });
});
