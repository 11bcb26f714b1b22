import { randomUUID } from 'node:crypto';
import { regretMs } from '@alveole/contracts/review';
import { leaseMs } from '@alveole/service-kit';
import { repairsUnderTest, write } from '../journeys.harness.ts';
import type { FileInHand } from '../journeys.harness.ts';
import { createPortsFor } from '../ports.harness.ts';
import type { RepairsPorts } from '../ports.ts';
import { carryOutDue } from './carry-out.ts';

const tested = repairsUnderTest();
const path = '/v1/repairs/held_decisions';
const ann = () => tested.harness.as('ADM', { userId: 'ann', userName: 'Ann', permission: 0 });
const luc = () => tested.harness.as('ADM', { userId: 'luc', userName: 'Luc', permission: 1 });
const complement = { motif: { code: 'CODE29', tab: ['Photo floue'] } };
const fileToReview = async () => tested.journeys.complete(await tested.journeys.begin());
const stored = (id: string) => tested.harness.models.repairs.findById(id).orFail().lean();
const carryOut = (changed: Partial<RepairsPorts> = {}) =>
  carryOutDue({ ...createPortsFor(tested.harness), ...changed });

async function deferDecision(file: FileInHand, code = 'AVAL', data: object = {}, caller = ann()) {
  const body = { decision_id: randomUUID(), ...write(file, code, data) };
  return { id: body.decision_id, body, answer: await caller.post(path, body) };
}

afterEach(() => {
  tested.harness.clock.later(leaseMs);
  return carryOut();
});

describe('a decision of the desk', () => {
  it('changes nothing and tells nobody for ten seconds, and is written then without anybody there', async () => {
    const file = await fileToReview();
    const { id, answer } = await deferDecision(file, 'COM', complement);
    expect(answer).toMatchObject({
      status: 200,
      body: { repair_rozo_id: file.repair_rozo_id, operation_code: 'COM', state: 'held', reasons: ['Photo floue'] },
    });
    tested.harness.clock.later(regretMs - 1);
    await carryOut();
    const before = await stored(file.repair_id);
    expect([before.status, before.rowHash]).toEqual([1, file.row_hash]);
    expect((await ann().get(path)).body).toMatchObject([{ decision_id: id, state: 'held' }]);
    tested.harness.clock.later(1);
    await carryOut();
    const after = await stored(file.repair_id);
    expect(after.status).toBe(3);
    expect(after.history.at(-1)).toMatchObject({
      operationId: id,
      code: 'COM',
      author: { userId: 'ann' },
      details: { reasonLines: ['Photo floue'] },
    });
    await tested.harness.drain();
    expect(tested.harness.events(file.repair_id).at(-1)?.data).toMatchObject({ operation_codes: ['COM'] });
    expect((await ann().get(path)).body).toEqual([]);
  });

  it('is not written once the account of its author is closed, and says why', async () => {
    const { members, clock } = tested.harness;
    const file = await fileToReview();
    const { id } = await deferDecision(file, 'AVAL', {}, luc());
    const account = members.get('luc');
    members.delete('luc');
    clock.later(regretMs);
    await carryOut();
    if (account) members.set('luc', account);
    expect((await stored(file.repair_id)).status).toBe(1);
    expect((await luc().get(path)).body).toMatchObject([
      { decision_id: id, state: 'refused', reason: 'Le compte qui a pris cette décision n’est plus ouvert' },
    ]);
    expect((await luc().delete(`${path}/${id}`)).status).toBe(200);
  });

  it('is judged and named again by what the account of its author is when it is written', async () => {
    const { members, clock } = tested.harness;
    const account = members.get('luc');
    if (!account) throw new Error('Nobody.');
    const [renamed, lost] = [await fileToReview(), await fileToReview()];
    await deferDecision(renamed, 'AVAL', {}, luc());
    members.set('luc', { ...account, description: { name: 'Luc Morel' } });
    clock.later(regretMs);
    await carryOut();
    expect((await stored(renamed.repair_id)).history.at(-1)?.author.userName).toBe('Luc Morel');
    const { id } = await deferDecision(lost, 'AVAL', {}, luc());
    members.set('luc', { ...account, role: 'ALL' });
    clock.later(regretMs);
    await carryOut();
    members.set('luc', account);
    expect((await stored(lost.repair_id)).status).toBe(1);
    expect((await luc().delete(`${path}/${id}`)).body).toMatchObject({ state: 'refused' });
  });

  it('is taken back by the one who took it, and by nobody else', async () => {
    const file = await fileToReview();
    const { id } = await deferDecision(file);
    expect((await luc().delete(`${path}/${id}`)).status).toBe(404);
    expect((await luc().get(path)).body).toEqual([]);
    expect((await ann().delete(`${path}/${id}`)).body).toMatchObject({ decision_id: id });
    tested.harness.clock.later(regretMs);
    await carryOut();
    expect((await stored(file.repair_id)).status).toBe(1);
    expect((await ann().delete(`${path}/${id}`)).status).toBe(404);
  });

  it('is judged at once, by the rules of the act itself', async () => {
    const file = await fileToReview();
    expect((await deferDecision({ ...file, row_hash: 'f'.repeat(32) })).answer.body.code).toBe(
      'RepairVersionMismatchException',
    );
    expect((await deferDecision(file, 'AVALECH')).answer.body.code).toBe('TransitionRefusedException');
    await ann().put('/backend/attach_repair', { repair_id: file.repair_id, rozo_user_id: 'bob' });
    const { rowHash: row_hash } = await stored(file.repair_id);
    expect((await deferDecision({ ...file, row_hash }, 'AVAL', {}, luc())).answer.status).toBe(403);
    expect((await deferDecision(file, 'MSG', { text: 'Bonjour' })).answer.status).toBe(400);
    expect((await ann().get(path)).body).toEqual([]);
  });

  it('stays one when it is sent again, and the file has one at a time', async () => {
    const file = await fileToReview();
    const { id, body, answer } = await deferDecision(file);
    expect((await ann().post(path, body)).body).toEqual(answer.body);
    const taken = await ann().post(path, { ...body, ...write(file, 'NIL') });
    expect(taken.body.code).toBe('IdempotencyMismatchException');
    expect((await deferDecision(file, 'NIL', {}, luc())).answer.body).toMatchObject({
      code: 'TransitionRefusedException',
      message: 'A decision on this repair is deferred.',
    });
    await ann().delete(`${path}/${id}`);
    expect((await deferDecision(file, 'NIL')).answer.status).toBe(200);
  });

  it('is not written on a file that changed meanwhile, and its person is told until it is put away', async () => {
    const start = await tested.journeys.begin();
    const file = await tested.journeys.complete(start);
    const { id } = await deferDecision(file);
    await tested.journeys.repairer(start.caller, file, 'MSG', { text: 'Attendez' });
    tested.harness.clock.later(regretMs);
    await carryOut();
    expect((await stored(file.repair_id)).status).toBe(1);
    const reason = 'Le dossier de réparation a été modifié par un autre utilisateur';
    expect((await ann().get(path)).body).toMatchObject([{ decision_id: id, state: 'refused', reason }]);
    const { rowHash: row_hash } = await stored(file.repair_id);
    expect((await deferDecision({ ...file, row_hash })).answer.status).toBe(200);
    expect((await ann().delete(`${path}/${id}`)).status).toBe(200);
    expect((await ann().get(path)).body).toHaveLength(1);
  });

  it('goes on after a crash behind the write of the file, and is written once', async () => {
    const file = await fileToReview();
    const { id } = await deferDecision(file);
    tested.harness.clock.later(regretMs);
    const { deferredDecisions } = createPortsFor(tested.harness);
    const killed = { ...deferredDecisions, written: () => Promise.reject(new Error('killed')) };
    await expect(carryOut({ deferredDecisions: killed })).rejects.toThrow('killed');
    expect((await ann().delete(`${path}/${id}`)).body.message).toBe('The decision has left.');
    tested.harness.clock.later(leaseMs);
    await carryOut();
    const { history } = await stored(file.repair_id);
    expect(history.filter(({ code }) => code === 'AVAL')).toHaveLength(1);
    expect((await ann().get(path)).body.map((decision: { decision_id: string }) => decision.decision_id)).not.toContain(
      id,
    );
  });

  it('waits while a part of the service is away', async () => {
    const file = await fileToReview();
    await deferDecision(file);
    tested.harness.clock.later(regretMs);
    const { repairs } = createPortsFor(tested.harness);
    const away = { ...repairs, byId: () => Promise.reject(new Error('away')) };
    await expect(carryOut({ repairs: away })).rejects.toThrow('away');
    tested.harness.clock.later(leaseMs);
    await carryOut();
    expect((await stored(file.repair_id)).status).toBe(5);
  });

  it('is an administrator’s to take', async () => {
    for (const role of ['REP', 'ALL', 'FUB'] as const)
      expect((await tested.harness.as(role).get(path)).status).toBe(403);
  });
});
