import { leaseMs } from '@alveole/service-kit';
import { massRunsUnderTest } from './mass-runs.harness.ts';

const { test, path, ann, luc, ports, open, read, start, work } = massRunsUnderTest();
const fileOf = (id: string) => test.harness.models.repairs.findById(id).lean();

async function complete() {
  const begun = await test.journeys.begin();
  return { ...begun, file: await test.journeys.complete(begun) };
}

describe('the author of a run over files', () => {
  const member = (id: string) => {
    const found = test.harness.members.get(id);
    if (!found) throw new Error('Nobody.');
    return found;
  };
  const prepared = async (act: string, caller = luc()) => {
    const { file } = await complete();
    const { run_id: id } = await open({ act, lines: [file.repair_id] }, caller);
    await work();
    return { id: id as string, file };
  };
  /** Changes the account for the rest of the test. */
  const during = async (id: string, changes: object | undefined, act: () => Promise<void>) => {
    const before = member(id);
    if (changes) test.harness.members.set(id, { ...before, ...changes });
    else test.harness.members.delete(id);
    test.harness.clock.later(1000);
    await act().finally(() => test.harness.members.set(id, before));
    test.harness.clock.later(1000);
  };

  it('alone starts it; a colleague stops it, and cannot let it go on', async () => {
    const { id, file } = await prepared('validate');
    const answer = await start(id, ann());
    expect([answer.status, answer.body.message]).toEqual([403, 'Only who prepared a run starts it.']);
    expect((await start(id, luc())).body).toMatchObject({ state: 'running', created_by_id: 'luc' });
    expect((await ann().put(`${path}/${id}`, { action: 'stop' })).body.state).toBe('stopped');
    expect((await start(id, ann())).status).toBe(403);
    expect((await fileOf(file.repair_id))?.status).toBe(1);
  });

  it('is named in each file as his account names him when its line is done', async () => {
    const { id, file } = await prepared('validate');
    await start(id, luc());
    await during('luc', { description: { name: 'Luc Morel' } }, work);
    expect((await fileOf(file.repair_id))?.history.at(-1)).toMatchObject({
      code: 'AVAL',
      author: { userId: 'luc', userName: 'Luc Morel' },
    });
  });

  it.each([
    ['his account is closed', 'validate', undefined],
    ['he is no administrator any more', 'validate', { role: 'ALL' as const }],
    ['he lost the permission that the act asks for', 'not-eligible', { permission: 1 as const }],
  ])('does nothing any more once %s: the run stops and says so', async (_, act, changes) => {
    const { id, file } = await prepared(act, ann());
    await start(id);
    await during('ann', changes, work);
    expect(await read(id)).toMatchObject({ state: 'stopped', stop_reason: 'author', counts: { ready: 1, done: 0 } });
    expect((await fileOf(file.repair_id))?.status).toBe(1);
  });

  it('does no line more when his account is closed in the middle of it', async () => {
    const [one, two] = [await complete(), await complete()];
    const lines = [one.file.repair_id, two.file.repair_id];
    const { run_id: id } = await open({ act: 'validate', lines }, luc());
    await work();
    await start(id, luc());
    const repairs = ports().repairs;
    const write: typeof repairs.write = async (...args) => {
      test.harness.members.delete('luc');
      test.harness.clock.later(1000);
      return repairs.write(...args);
    };
    const before = member('luc');
    await work({ repairs: { ...repairs, write } });
    test.harness.members.set('luc', before);
    expect(await read(id)).toMatchObject({ state: 'stopped', counts: { ready: 1, done: 1 } });
  });

  it('stops being asked for a preview too once his account is closed', async () => {
    const { run_id: id } = await open({ act: 'validate', lines: ['a'] }, luc());
    await during('luc', undefined, work);
    expect(await read(id)).toMatchObject({ state: 'stopped', stop_reason: 'author' });
  });

  it('finds his run where it stood while nobody can tell what he may', async () => {
    const { id, file } = await prepared('validate');
    await start(id, luc());
    test.harness.auth.away = true;
    test.harness.clock.later(1000);
    await expect(work()).rejects.toMatchObject({ code: 'ServiceUnavailableException' });
    test.harness.auth.away = false;
    test.harness.clock.later(leaseMs + 1);
    await work();
    expect((await fileOf(file.repair_id))?.status).toBe(5);
  });
});
