import { leaseMs, workRuns } from '@alveole/service-kit';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { decide, fileOf, partnerOf, password, register } from '../shops.harness.ts';
import { workOf } from './mass-work.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const path = '/v1/enrolment/mass_runs';
const ann = () => enrolment.as('ADM', { userId: 'ann', userName: 'Ann', permission: 0 });
const open = async (body: object) => (await ann().post(path, { act: 'represent-terms', ...body })).body;
const read = async (id: string) => (await ann().get(`${path}/${id}`)).body;
const linesOf = async (id: string, query = '') => (await ann().get(`${path}/${id}/lines${query}`)).body;
const start = (id: string) => ann().put(`${path}/${id}`, { action: 'start' });
const acceptance = async (id: string) => (await fileOf(enrolment, id)).entity_data.cgsAcceptDate;

/** Shops that have accepted the conditions. */
async function shops(count: number) {
  const all = [];
  for (let index = 0; index < count; index += 1) all.push(await register(enrolment));
  return all;
}

describe('the dry run of a list', () => {
  it('says of each line what would become of it, and writes nothing to the establishments', async () => {
    const [byId, bySiret, assigned, again] = await shops(4);
    if (!byId || !bySiret || !assigned || !again) throw new Error('Four shops were asked for.');
    await decide(enrolment, assigned.id, { entity_data: { operateur_id: 'luc' } }, { userId: 'luc', permission: 1 });
    await decide(enrolment, again.id, { entity_data: { cgsAccept: false } });
    const association = await register(enrolment, { legalStatut: 1, siret: 'WWWWWW98765432' });
    const lines = [
      byId.id,
      ` ${bySiret.data.siret} `,
      byId.id,
      '99999999999999',
      assigned.id,
      again.id,
      'W98765432',
      '  ',
    ];
    const { run_id: id, state, total } = await open({ lines });
    expect({ state, total, association: association.answer.status }).toEqual({
      state: 'previewing',
      total: 7,
      association: 200,
    });
    await workRuns(workOf(enrolment.ports));
    expect((await linesOf(id)).map((line: { result: string }) => line.result)).toEqual([
      'ready',
      'ready',
      'repeated',
      'unknown',
      'refused',
      'already',
      'refused',
    ]);
    expect((await linesOf(id, '?result=refused')).map((line: { reason: string }) => line.reason)).toEqual([
      'Ce dossier est suivi par un autre opérateur',
      "Ce dossier n'appartient pas aux listes de votre rôle",
    ]);
    expect(await read(id)).toMatchObject({ state: 'previewed', counts: { ready: 2, refused: 2, done: 0 } });
    expect(await acceptance(byId.id)).toMatch(/^\d{12}$/);
  });
});

describe('a run', () => {
  it('does the act of the file itself on each line, under the name of whoever started it', async () => {
    const [shop, other] = await shops(2);
    if (!shop || !other) throw new Error('Two shops were asked for.');
    const { run_id: id } = await open({ lines: [shop.id, other.id] });
    await workRuns(workOf(enrolment.ports));
    expect((await start(id)).body.state).toBe('running');
    // Between the dry run and the run a partner closed his own account.
    const { row_hash } = await fileOf(enrolment, other.id);
    const refused = { entity_id: other.id, entity_data: { cgsAccept: false }, last_row_hash: row_hash, password };
    expect((await partnerOf(enrolment, other).put('/enrolment/entity', refused)).status).toBe(200);
    await workRuns(workOf(enrolment.ports));
    expect(await read(id)).toMatchObject({ state: 'done', counts: { done: 1, refused: 1, ready: 0 } });
    expect(await acceptance(shop.id)).toBeUndefined();
    const document = await enrolment.models.establishments.findOne({ _id: shop.id }).lean();
    expect(document?.history.at(-1)).toMatchObject({
      act: 'represent-terms',
      author: { userId: 'ann', userName: 'LEROY Ann' },
    });
  });

  it('is started by who prepared it alone, and is an administrator’s to prepare, start and stop', async () => {
    const [shop] = await shops(1);
    const { run_id: id } = await open({ lines: [shop?.id ?? ''] });
    await workRuns(workOf(enrolment.ports));
    const bob = enrolment.as('ADM', { userId: 'bob', userName: 'Bob', permission: 0 });
    const operator = enrolment.as('ADM', { userId: 'bob', userName: 'Bob', permission: 1 });
    const refused = await bob.put(`${path}/${id}`, { action: 'start' });
    expect([refused.status, refused.body.message]).toEqual([403, 'Only who prepared a run starts it.']);
    const body = { act: 'represent-terms', lines: ['a'] };
    expect((await operator.post(path, body)).body.message).toBe('Mass tool not allowed for this permission.');
    expect((await start(id)).body).toMatchObject({ state: 'running', created_by_id: 'ann' });
    expect((await operator.put(`${path}/${id}`, { action: 'stop' })).status).toBe(403);
    expect((await bob.put(`${path}/${id}`, { action: 'stop' })).body.state).toBe('stopped');
  });

  it('stops once the account of its author is closed, before anything is written', async () => {
    const [shop] = await shops(1);
    const { run_id: id } = await open({ lines: [shop?.id ?? ''] });
    await workRuns(workOf(enrolment.ports));
    await start(id);
    const account = enrolment.staff.get('ann');
    enrolment.staff.delete('ann');
    enrolment.clock.later(1000);
    await workRuns(workOf(enrolment.ports));
    if (account) enrolment.staff.set('ann', account);
    enrolment.clock.later(1000);
    expect(await read(id)).toMatchObject({ state: 'stopped', stop_reason: 'author', counts: { ready: 1, done: 0 } });
    expect(await acceptance(shop?.id ?? '')).toMatch(/^\d{12}$/);
  });

  it('takes its lines from a filter as well, only from the lists of its role', async () => {
    await shops(1);
    const { run_id: id } = await open({ filter: { gender: 0, status: 0 } });
    await workRuns(workOf(enrolment.ports));
    const { total, counts, source } = await read(id);
    expect(source).toBe('filter');
    expect(Object.values<number>(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
    expect(counts.ready).toBeGreaterThan(0);
    expect((await ann().post(path, { act: 'represent-terms', filter: { gender: 1 } })).status).toBe(403);
  });

  it('goes on after a crash in its middle: every line once, none left half done', async () => {
    const all = await shops(5);
    const { run_id: id } = await open({ lines: all.map((shop) => shop.id) });
    await workRuns(workOf(enrolment.ports));
    await start(id);
    let writes = 0;
    const crashing = {
      ...enrolment.ports.establishments,
      async save(...given: Parameters<typeof enrolment.ports.establishments.save>) {
        const saved = await enrolment.ports.establishments.save(...given);
        writes += 1;
        // The third establishment is written, and the process ends before its line says so.
        if (writes === 3) throw new Error('killed');
        return saved;
      },
    };
    await expect(workRuns(workOf({ ...enrolment.ports, establishments: crashing }))).rejects.toThrow('killed');
    expect(await read(id)).toMatchObject({ state: 'running', counts: { done: 2, begun: 1, ready: 2 } });
    await workRuns(workOf(enrolment.ports));
    expect((await read(id)).counts).toMatchObject({ done: 2, begun: 1 });
    enrolment.clock.later(leaseMs + 1);
    await workRuns(workOf(enrolment.ports));
    expect(await read(id)).toMatchObject({ state: 'done', counts: { done: 5, already: 0 } });
    for (const shop of all) {
      const document = await enrolment.models.establishments.findOne({ _id: shop.id }).lean();
      expect(document?.history.filter(({ act }) => act === 'represent-terms')).toHaveLength(1);
    }
  });

  it('does a line that was begun and not written', async () => {
    const [shop] = await shops(1);
    const { run_id: id } = await open({ lines: [shop?.id] });
    await workRuns(workOf(enrolment.ports));
    await start(id);
    const dead = { ...enrolment.ports.establishments, save: () => Promise.reject(new Error('killed')) };
    await expect(workRuns(workOf({ ...enrolment.ports, establishments: dead }))).rejects.toThrow('killed');
    expect((await read(id)).counts.begun).toBe(1);
    enrolment.clock.later(leaseMs + 1);
    await workRuns(workOf(enrolment.ports));
    expect((await read(id)).counts.done).toBe(1);
    expect(await acceptance(shop?.id ?? '')).toBeUndefined();
  });

  it('is stopped, and started again where it stood', async () => {
    const [shop] = await shops(1);
    const { run_id: id } = await open({ lines: [shop?.id] });
    expect((await start(id)).body.code).toBe('TransitionRefusedException');
    await workRuns(workOf(enrolment.ports));
    await start(id);
    expect((await ann().put(`${path}/${id}`, { action: 'stop' })).body.state).toBe('stopped');
    await workRuns(workOf(enrolment.ports));
    expect(await acceptance(shop?.id ?? '')).toMatch(/^\d{12}$/);
    await start(id);
    await workRuns(workOf(enrolment.ports));
    expect((await read(id)).state).toBe('done');
  });

  it('is found again among the newest, with its results as a file', async () => {
    enrolment.clock.later(1000);
    const { run_id: id } = await open({ lines: ['=cmd'] });
    await workRuns(workOf(enrolment.ports));
    expect((await ann().get(path)).body[0]).toMatchObject({ run_id: id, created_by: 'Ann', state: 'previewed' });
    const { text } = await ann().get(`${path}/${id}/lines.csv`);
    expect(text).toBe("\uFEFFLigne;Saisi;Résultat;Motif;Établissement;Identifiant\r\n1;'=cmd;Inconnu;;;\r\n");
  });

  it.each([{}, { lines: [] }, { lines: ['  '] }, { lines: ['a'], filter: {} }, { filter: { status: 7 } }])(
    'is refused as %j',
    async (body) => {
      expect((await ann().post(path, { act: 'represent-terms', ...body })).status).toBe(400);
    },
  );
});
