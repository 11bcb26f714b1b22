import { leaseMs } from '@alveole/service-kit';
import { abandonedFiles, declarations } from './mass-files.harness.ts';
import { massRunsUnderTest } from './mass-runs.harness.ts';

const { test, path, ann, luc, ports, open, read, linesOf, start, work } = massRunsUnderTest();
const results = (lines: readonly { result: string }[]) => lines.map(({ result }) => result);
const fileOf = (id: string) => test.harness.models.repairs.findById(id).lean();

/** Opened, previewed, started and worked on. */
async function done(body: object, caller = ann()) {
  const { run_id: id } = await open(body, caller);
  await work();
  expect((await start(id, caller)).status).toBe(200);
  await work();
  return id as string;
}

async function complete() {
  const start = await test.journeys.begin();
  return { ...start, file: await test.journeys.complete(start) };
}

describe('the dry run over files', () => {
  it('says of each number and id what would become of it, and writes nothing to the files', async () => {
    const { file } = await complete();
    const { file: paid } = await test.journeys.validated();
    const spaced = file.repair_rozo_id.replace('_', '_ ').toLowerCase();
    const lines = [file.repair_id, spaced, 'REP99999_99999', 'nobody', paid.repair_rozo_id];
    await fileOf(paid.repair_id);
    await test.harness.models.repairs.updateOne(
      { _id: paid.repair_id },
      { $set: { refundLocks: [{ funderId: 'programme', batchId: 'batch', at: new Date() }] } },
    );
    const { run_id: id, total } = await open({ act: 'not-eligible', lines });
    expect(total).toBe(5);
    await work();
    const resultLines = await linesOf(id);
    expect(results(resultLines)).toEqual(['ready', 'repeated', 'unknown', 'unknown', 'refused']);
    expect(resultLines.at(-1).reason).toBe("Ce dossier fait partie d'un virement approuvé ou exporté");
    expect(await read(id)).toMatchObject({ state: 'previewed', counts: { ready: 1 } });
    expect((await fileOf(file.repair_id))?.status).toBe(1);
  });

  it('finds all files of the establishments that a list of SIRETs names, five W before nine characters', async () => {
    const { entity, files } = await abandonedFiles(test.harness, 200, 401);
    const association = await test.harness.shop({ entity_id: 'shop-w', siret: 'WWWWW123456789' });
    const sirets = [entity.siret, '123456789', '000', entity.siret];
    const { run_id: id } = await open({ act: 'not-eligible', sirets });
    await work();
    const run = await read(id);
    expect(run).toMatchObject({
      state: 'previewed',
      source: 'sirets',
      counts: { ready: 200, repeated: 200, unknown: 2 },
    });
    expect(run.total).toBe(402);
    const resultLines = await linesOf(id, '?result=unknown');
    expect(resultLines).toMatchObject([
      { given: '123456789', reason: 'Cet établissement n’a aucun dossier' },
      { given: '000' },
    ]);
    expect(new Set((await linesOf(id)).map((line: { repair_id: string }) => line.repair_id)).size).toBe(196);
    expect([files.length, association.entity.siret]).toEqual([200, 'WWWWW123456789']);
  });

  it('takes what the list shows under its filters, as they are for the person who asks', async () => {
    const zoe = () => test.harness.as('ADM', { userId: 'zoe', userName: 'Zoé', permission: 1 });
    const { entity, files } = await abandonedFiles(test.harness, 12, 405);
    const mine = files[3]?.id ?? '';
    await zoe().put('/backend/attach_repair', { repair_id: mine, rozo_user_id: 'zoe' });
    const previewed = async (filter: object, caller = zoe()) => {
      const { run_id: id } = await open({ act: 'assign', operator_id: 'zoe', filter }, caller);
      await work();
      return (await linesOf(id)).map((line: { repair_id: string }) => line.repair_id);
    };
    const shop = { entity_id: entity.entity_id };
    expect(
      await previewed({ ...shop, statuses: '2,3', start_date: '2026-01-05', end_date: '2026-01-05' }),
    ).toHaveLength(12);
    expect(await previewed({ ...shop, start_date: '2026-01-06' })).toEqual([]);
    expect(await previewed({ ...shop, status: 2, mine: 'yes' })).toEqual([mine]);
    expect(await previewed({ ...shop, amount_from: 10 })).toEqual([]);
  });

  it.each([
    [{ act: 'validate' }],
    [{ act: 'validate', lines: ['  '] }],
    [{ act: 'validate', lines: ['a'], sirets: ['b'] }],
    [{ act: 'validate', lines: ['a'], draw: { percent: 5 } }],
    [{ act: 'sample', filter: {}, draw: { percent: 0 } }],
    [{ act: 'sample', filter: { query: 'de la' } }],
    [{ act: 'ask-complements', lines: ['a'] }],
    [{ act: 'forget', lines: ['a'] }],
  ])('is refused as %j', async (body) => {
    expect((await ann().post(path, body)).status).toBe(400);
  });

  it('names nobody who may not hold a repair’s file', async () => {
    for (const operator_id of ['nobody', 'sam'])
      expect((await ann().post(path, { act: 'assign', lines: ['a'], operator_id })).status).toBeGreaterThan(399);
  });

  it('is an administrator’s where holders are overridden, at its start too', async () => {
    expect((await luc().post(path, { act: 'not-eligible', lines: ['a'] })).status).toBe(403);
    const { run_id: id } = await open({ act: 'not-eligible', lines: ['a'] });
    await work();
    expect((await luc().put(`${path}/${id}`, { action: 'start' })).status).toBe(403);
    expect((await read(id)).state).toBe('previewed');
  });
});

describe('a run over files', () => {
  it('declares not eligible whoever holds the file, with reasons, history and the event of the same write', async () => {
    const { file } = await complete();
    await ann().put('/backend/attach_repair', { repair_id: file.repair_id, rozo_user_id: 'bob' });
    const id = await done({ act: 'not-eligible', lines: [file.repair_rozo_id], reasons: ['Hors programme'] });
    expect(await read(id)).toMatchObject({ state: 'done', counts: { done: 1 } });
    const stored = await fileOf(file.repair_id);
    expect(stored?.status).toBe(7);
    expect(stored?.history.at(-1)).toMatchObject({
      code: 'NIL',
      author: { userId: 'ann' },
      details: { reasonLines: ['Hors programme'] },
    });
    await test.harness.drain();
    expect(test.harness.events(file.repair_id).at(-1)?.data).toMatchObject({ operation_codes: ['NIL'], from: 1 });
  });

  it('validates and asks for complements as the person who asked: held files stay their holder’s', async () => {
    const [mine, assigned, other] = [await complete(), await complete(), await complete()];
    await ann().put('/backend/attach_repair', { repair_id: assigned.file.repair_id, rozo_user_id: 'bob' });
    const id = await done({ act: 'validate', lines: [mine.file.repair_id, assigned.file.repair_id] }, luc());
    expect(results(await linesOf(id))).toEqual(['done', 'refused']);
    await done({ act: 'ask-complements', lines: [other.file.repair_id], reasons: ['Photo floue'] });
    const statuses = await Promise.all(
      [mine, assigned, other].map(async ({ file }) => (await fileOf(file.repair_id))?.status),
    );
    expect(statuses).toEqual([5, 1, 3]);
  });

  it('gives an operator’s files to another one, each with its trace', async () => {
    const [one, two] = [await complete(), await complete()];
    for (const { file } of [one, two])
      await luc().put('/backend/attach_repair', { repair_id: file.repair_id, rozo_user_id: 'luc' });
    const answer = await ann().put('/backend/user_reaffect_repairs', { user_id: 'luc', rozo_user_id: 'bob' });
    expect(answer.body).toMatchObject({ act: 'assign', source: 'filter', operator_id: 'bob' });
    await work();
    await work();
    expect(await read(answer.body.run_id)).toMatchObject({ state: 'done', counts: { done: 2 } });
    for (const { file } of [one, two]) {
      const stored = await fileOf(file.repair_id);
      expect(stored?.operatorId).toBe('bob');
      expect(stored?.assignments.map(({ operatorId }) => operatorId)).toEqual(['luc', 'bob']);
    }
  });

  it('starts by itself when the older call asks to validate', async () => {
    const { file } = await complete();
    const { body } = await ann().put('/backend/validate_repairs', { repair_ids: [file.repair_id, 'nobody'] });
    await work();
    await work();
    expect(await read(body.run_id)).toMatchObject({ state: 'done', counts: { done: 1, unknown: 1 } });
    expect((await fileOf(file.repair_id))?.status).toBe(5);
  });

  it('goes on after a crash behind the write of a file: each of a hundred once', async () => {
    const { entity, files } = await abandonedFiles(test.harness, 100, 403);
    const { run_id: id } = await open({ act: 'not-eligible', lines: files.map(({ fileNumber }) => fileNumber) });
    await work();
    await start(id);
    const { massRuns } = ports();
    let published = 0;
    const changeLine: typeof massRuns.changeLine = async (line, fields) => {
      if (fields.result === 'done') published += 1;
      // The 42nd file is written, and the process ends before its line says so.
      if (published === 42) throw new Error('killed');
      return massRuns.changeLine(line, fields);
    };
    await expect(work({ massRuns: { ...massRuns, changeLine } })).rejects.toThrow('killed');
    expect((await read(id)).counts).toMatchObject({ done: 41, begun: 1, ready: 58 });
    await work();
    expect((await read(id)).counts).toMatchObject({ done: 41, begun: 1 });
    test.harness.clock.later(leaseMs + 1);
    await work();
    expect(await read(id)).toMatchObject({ state: 'done', counts: { done: 100, already: 0 } });
    expect(new Set(await declarations(test.harness, entity.entity_id))).toEqual(new Set([1]));
  });

  it('is found again among the newest, with its results as a file', async () => {
    test.harness.clock.later(1000);
    const { run_id: id } = await open({ act: 'validate', lines: ['=cmd'] });
    await work();
    expect((await ann().get(path)).body[0]).toMatchObject({ run_id: id, created_by: 'Ann', state: 'previewed' });
    const { text } = await ann().get(`${path}/${id}/lines.csv`);
    expect(text).toBe("\uFEFFLigne;Saisi;Résultat;Motif;Dossier;Identifiant\r\n1;'=cmd;Inconnu;;;\r\n");
  });
});
