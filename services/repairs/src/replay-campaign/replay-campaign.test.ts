import { randomUUID } from 'node:crypto';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { repairsUnderTest } from '../journeys.harness.ts';
import { alteredFiles, storeFiles, workOn } from './replayed-files.harness.ts';

const tested = repairsUnderTest();
const replays = '/v1/repairs/campaign_replays';
const as = (permission: 0 | 1 = 0) => tested.harness.as('ADM', { userId: 'ann', permission });
const capOf = (euros: number) => (rules: string) => rules.replace('valeur: 50 €', `valeur: ${euros} €`);
const raised = () => alteredFiles(capOf(80));

const requestOf = (changes: object = {}) => ({
  replay_id: randomUUID(),
  former: { version_id: 'own' },
  next: { files: raised() },
  ...changes,
});
const begin = (changes: object = {}) => as().post(replays, requestOf(changes));
const read = async (id: string) => (await as().get(`${replays}/${id}`)).body;

/** Each test has a day of its own, so that the files of the others are not replayed. */
let days = 0;
const dayOfItsOwn = () => `2025-01-${String((days += 2)).padStart(2, '0')}`;
const inDay = (day: string) => ({ opened_from: day, opened_to: day });

async function replayed(day: string, changes: object = {}) {
  const { status, body } = await begin({ ...inDay(day), ...changes });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await workOn(tested.harness);
  return read(body.replay_id);
}
const at = (day: string) => `${day}T09:00:00Z`;

describe('a replay of the rules of a campaign', () => {
  it('counts by kind and department which premiums would rise, and by how much', async () => {
    const day = dayOfItsOwn();
    const files = Array.from({ length: 6 }, () => ({ openedAt: at(day), invoiceCents: 125_00 }));
    const small = Array.from({ length: 5 }, () => ({ openedAt: at(day), invoiceCents: 20_00, department: '2A' }));
    await storeFiles(tested.harness, [...files, ...small]);
    expect(await replayed(day)).toMatchObject({
      state: 'done',
      total: 11,
      read: 11,
      sums: { files: 11, raised: 6, lowered: 0, newly_refused: 0, former_amount: 400, amount: 580 },
      cells: [
        { gender: 0, department: '2A', files: 5, raised: 0, former_amount: 100, amount: 100 },
        { gender: 0, department: '69', files: 6, raised: 6, former_amount: 300, amount: 480 },
      ],
      differences: [{ difference: 30, files: 6 }],
      quantiles: { tenth: 30, half: 30, nine_tenths: 30 },
    });
  });

  it('tells which condition would refuse files, by what their invoice knew of the person', async () => {
    const day = dayOfItsOwn();
    const ages = [15, 16, 40, 41, 42];
    await storeFiles(
      tested.harness,
      ages.map((age) => ({ openedAt: at(day), situation: { age } })),
    );
    const adults = (rules: string) =>
      `condition . majorité:\n  description: Il faut avoir 18 ans.\n  valeur: bénéficiaire . âge >= 18 ans\n${rules}`;
    expect(await replayed(day, { next: { files: alteredFiles(adults) } })).toMatchObject({
      sums: { files: 5, newly_refused: 2, newly_eligible: 0, former_amount: 250, amount: 150 },
      refusals: [{ sentence: 'Il faut avoir 18 ans.', files: 2 }],
    });
    const back = await replayed(day, { former: { files: alteredFiles(adults) }, next: { version_id: 'own' } });
    expect(back.sums).toMatchObject({ newly_refused: 0, newly_eligible: 2 });
  });

  it('counts the files that people had before, where the rules name them and the invoice did not', async () => {
    const day = dayOfItsOwn();
    const hours = ['08', '09', '10', '11', '12', '13'];
    const consumerId = randomUUID();
    await storeFiles(tested.harness, [
      ...hours.map((hour) => ({ openedAt: `${day}T${hour}:00:00Z`, consumerId })),
      { openedAt: `${day}T07:00:00Z`, consumerId, status: RepairStatus.abandoned },
    ]);
    const four = (rules: string) =>
      `condition . quatre:\n  description: Quatre par an.\n  valeur: bénéficiaire . dossiers cette année < 4\n${rules}`;
    expect(await replayed(day, { next: { files: alteredFiles(four) } })).toMatchObject({
      sums: { files: 6, newly_refused: 2 },
      refusals: [{ sentence: 'Quatre par an.', files: 2 }],
    });
  });

  it('reckons the sessions of a replay by their number of participants', async () => {
    const day = dayOfItsOwn();
    const session = { openedAt: at(day), kind: RepairKind.session, invoiceCents: 45_00 };
    await storeFiles(
      tested.harness,
      [1, 2, 2, 3, 3].map((participants) => ({ ...session, participants })),
    );
    const files = alteredFiles((rules) => rules.replace('sinon: 30 €', 'sinon: 25 €'));
    expect(await replayed(day, { next: { files } })).toMatchObject({
      sums: { files: 5, lowered: 2, former_amount: 217.5, amount: 207.5 },
      cells: [{ gender: 1 }],
    });
  });

  it('leaves out of a replay files of other days, without an invoice, given up or refused', async () => {
    const day = dayOfItsOwn();
    const openedAt = at(day);
    await storeFiles(tested.harness, [
      { openedAt },
      { openedAt, invoiceCents: undefined },
      { openedAt, status: RepairStatus.abandoned },
      { openedAt, status: RepairStatus.notEligible },
      { openedAt: `${day}T23:30:00Z` },
    ]);
    expect(await replayed(day)).toMatchObject({ total: 4, read: 4, sums: { files: 1 } });
  });

  it('joins departments of fewer than five files in the answer and in the CSV file of a replay', async () => {
    const day = dayOfItsOwn();
    const departments = ['69', '69', '69', '69', '69', '2A', '974'];
    await storeFiles(
      tested.harness,
      departments.map((department) => ({ openedAt: at(day), department })),
    );
    const replay = await replayed(day);
    expect(
      replay.cells.map(({ department, files }: { department: string; files: number }) => [department, files]),
    ).toEqual([[null, 7]]);
    const { text, headers } = await as().get(`${replays}/${replay.replay_id}/cells.csv`);
    expect(headers['content-disposition']).toMatch(/simulation-.*\.csv/);
    expect(text).toContain('Réparation;Autres départements;7;7;0;0;0;350;560;210');
  });

  it('writes nothing to the files that a replay reads', async () => {
    const day = dayOfItsOwn();
    const [id] = await storeFiles(tested.harness, [{ openedAt: at(day) }]);
    const stored = () => tested.harness.models.repairs.findById(id).lean();
    const before = await stored();
    await replayed(day);
    expect(await stored()).toEqual(before);
  });
});

describe('a replay of many files', () => {
  const many = (day: string) =>
    storeFiles(
      tested.harness,
      Array.from({ length: 450 }, () => ({ openedAt: at(day) })),
    );

  it('goes on after a crash of the service where it was, and counts no file of a replay twice', async () => {
    const day = dayOfItsOwn();
    await many(day);
    const { body } = await begin(inDay(day));
    await expect(workOn(tested.harness, () => Promise.reject(new Error('the process ends')))).rejects.toThrow();
    expect(await read(body.replay_id)).toMatchObject({ state: 'running', total: 450, read: 200 });
    await workOn(tested.harness);
    expect(await read(body.replay_id)).toMatchObject({ state: 'running', read: 200 });
    tested.harness.clock.now = new Date(tested.harness.clock.now.getTime() + 31_000);
    await workOn(tested.harness);
    expect(await read(body.replay_id)).toMatchObject({ state: 'done', read: 450, sums: { files: 450, raised: 450 } });
  });

  it('is given back by a process that ends, and goes on at once in another one', async () => {
    const day = dayOfItsOwn();
    await many(day);
    const { body } = await begin(inDay(day));
    let pages = 0;
    await workOn(
      tested.harness,
      async () => void (pages += 1),
      () => pages > 0,
    );
    expect(await read(body.replay_id)).toMatchObject({ state: 'running', read: 200 });
    await workOn(tested.harness);
    expect(await read(body.replay_id)).toMatchObject({ state: 'done', read: 450 });
  });

  it('ends after the page in hand once the replay is stopped, and keeps what it found', async () => {
    const day = dayOfItsOwn();
    await many(day);
    const { body } = await begin(inDay(day));
    const stop = () => as().put(`${replays}/${body.replay_id}/stop`, {});
    await workOn(tested.harness, async () => void (await stop()));
    expect(await read(body.replay_id)).toMatchObject({ state: 'stopped', read: 200, sums: { files: 200 } });
    const again = await stop();
    expect([again.status, again.body.refusal]).toEqual([409, 'the-replay-of-the-campaign-has-ended']);
  });
});

describe('the beginning of a replay', () => {
  it('is refused while another replay runs, and answers the same one to the same id', async () => {
    const wanted = requestOf();
    const first = await as().post(replays, wanted);
    expect((await as().post(replays, wanted)).body).toEqual(first.body);
    const mismatch = await as().post(replays, { ...wanted, opened_to: '2026-01-01' });
    expect([mismatch.status, mismatch.body.code]).toEqual([409, 'IdempotencyMismatchException']);
    const other = await begin();
    expect([other.status, other.body.refusal]).toEqual([409, 'another-replay-of-the-campaign-runs']);
    await as().put(`${replays}/${first.body.replay_id}/stop`, {});
    expect((await as().get(replays)).body).toContainEqual(
      expect.objectContaining({ replay_id: first.body.replay_id, state: 'stopped' }),
    );
  });

  it('takes the files of a campaign of another name, and refuses those with a fault with its line', async () => {
    const other = await begin({ next: { files: alteredFiles(capOf(60), 'lyon-2027') } });
    expect(other.body.next).toEqual({ campaign_id: 'lyon-2027', version: 1 });
    await as().put(`${replays}/${other.body.replay_id}/stop`, {});
    const faulty = await begin({ next: { files: { ...raised(), rules: 'réparation . prime: prix du vélo' } } });
    expect([faulty.status, faulty.body.sentences[0]]).toEqual([
      400,
      expect.stringMatching(/^rules\.publicodes, ligne 1/),
    ]);
  });

  it('is refused to a member of the desk below administrator level, who may read what a replay found', async () => {
    const refused = await as(1).post(replays, requestOf());
    expect([refused.status, refused.body.code]).toEqual([403, 'NotAuthorizedException']);
    const { body } = await begin();
    expect((await as(1).get(`${replays}/${body.replay_id}`)).status).toBe(200);
    expect((await as(1).put(`${replays}/${body.replay_id}/stop`, {})).status).toBe(403);
    expect((await as().put(`${replays}/${body.replay_id}/stop`, {})).status).toBe(200);
  });

  it('answers 404 for a version of the campaign and for a replay that there are not', async () => {
    expect((await begin({ next: { version_id: 'nowhere' } })).status).toBe(404);
    expect((await as().get(`${replays}/nowhere`)).status).toBe(404);
    expect((await as().get(`${replays}/nowhere/cells.csv`)).status).toBe(404);
  });
});
