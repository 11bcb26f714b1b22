import { startRepairs } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';
import { journeysOf, write } from '../journeys.harness.ts';
import type { Journeys, Start } from '../journeys.harness.ts';
import { pdf } from '../evidence.harness.ts';

let harness: RepairsHarness;
let journeys: Journeys;
const listed = 'shop-of-the-incident';

beforeAll(async () => {
  harness = await startRepairs({ INCIDENT: { mark: '20200526', entity_ids: [listed] } });
  journeys = journeysOf(harness);
});
afterAll(() => harness?.close());

const url = '/backend/repair';
const complement = { motif: { code: 'CODE29', tab: ['Facture illisible', 'Photo floue'] } };

/** A file at status 1 with its repairer and an administrator. */
async function complete() {
  const begin = await journeys.begin();
  return { ...begin, admin: harness.as('ADM'), file: await journeys.complete(begin) };
}

describe('the review of a file', () => {
  it('asks for complements with its reasons, which the repairer’s next evidence answers in one write', async () => {
    const { admin, caller, entityId, file } = await complete();
    const waiting = await journeys.staff(admin, file, 'COM', complement);
    expect(waiting.status).toBe(3);
    const answered = await journeys.repairer(caller, waiting, 'FAC', {
      ...(await harness.upload(entityId, pdf, 'pdf')),
      amount_net: 30,
    });
    expect(answered.status).toBe(4);
    const { body } = await caller.get(`/enrolment/repair/${file.repair_id}/history`);
    expect(body.slice(-3)).toMatchObject([
      { operation_code: 'COM', status: 3, actor: { role: 'ADM' }, operation_data: { motif: complement.motif } },
      { operation_code: 'FAC', status: 4 },
      { operation_code: 'COMR', status: 4, actor: { role: 'REP' } },
    ]);
    await harness.drain();
    const event = harness.events(file.repair_id);
    expect(event.at(-2)?.data).toMatchObject({ operation_codes: ['COM'], lines: complement.motif.tab });
    expect(event.at(-1)?.data).toMatchObject({
      operation_codes: ['FAC', 'COMR'],
      from: 3,
      repair: { status: 4, to_refund_cents: 3000 },
    });
  });

  it.each([
    ['text alone', { text: 'Facture illisible' }, ['Facture illisible']],
    [
      'text that its reasons do not say',
      { ...complement, text: 'Autre photo' },
      [...complement.motif.tab, 'Autre photo'],
    ],
    ['text that its reasons say', { ...complement, text: 'Photo floue' }, complement.motif.tab],
  ])('asks for a complement with a %s', async (_, data, lines) => {
    const { admin, file } = await complete();
    await journeys.staff(admin, file, 'COM', data);
    const { body } = await admin.get(`/backend/repair/${file.repair_id}/history`);
    expect(body.at(-1)).toMatchObject({ operation_code: 'COM', operation_data: { motif: { tab: lines } } });
  });

  it('refuses a complement without reason or text', async () => {
    const { admin, file } = await complete();
    expect(await admin.put(url, write(file, 'COM', {}))).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('motif (MISSING): Field is required') },
    });
  });

  it('answers a late COMR with the file as it stands', async () => {
    const { admin, caller, file } = await complete();
    const waiting = await journeys.staff(admin, file, 'COM', complement);
    const answered = await journeys.repairer(caller, waiting, 'MSG', { text: 'Voici' });
    expect(await journeys.repairer(caller, answered, 'COMR')).toEqual(answered);
  });

  it('goes the way of a sample: 8, complements at 9, 10, validated at 11', async () => {
    const { admin, caller, file } = await complete();
    const sampled = await journeys.staff(admin, file, 'ECH');
    const waiting = await journeys.staff(admin, sampled, 'COMECH', complement);
    const answered = await journeys.repairer(caller, waiting, 'COMR');
    const validated = await journeys.staff(admin, answered, 'AVALECH');
    expect([sampled, waiting, answered, validated].map(({ status }) => status)).toEqual([8, 9, 10, 11]);
    const { body } = await caller.get(`/enrolment/repair/${file.repair_id}/history`);
    expect(body.slice(-4).map(({ operation_code }: { operation_code: string }) => operation_code)).toEqual([
      'ECH',
      'COMECH',
      'COMRECH',
      'AVALECH',
    ]);
  });

  it('records NIL on a sample as NILECH', async () => {
    const { admin, file } = await complete();
    const refused = await journeys.staff(admin, await journeys.staff(admin, file, 'ECH'), 'NIL');
    expect(refused.status).toBe(13);
    expect((await admin.get(`/backend/repair/${file.repair_id}/history`)).body.at(-1).operation_code).toBe('NILECH');
  });

  it.each([
    ['a complement without a reason', 'COM', {}, 400, 'ValidationException'],
    ['a complement with an empty reason', 'COM', { motif: { tab: ['  '] } }, 400, 'ValidationException'],
    ['a sample’s operation on another file', 'AVALECH', {}, 409, 'TransitionRefusedException'],
    ['giving up, which is the repairer’s', 'CAN', {}, 403, 'NotAuthorizedException'],
    ['an unknown operation', 'XXX', {}, 400, 'ValidationException'],
  ])('refuses %s', async (_what, code, data, status, wire) => {
    const { admin, file } = await complete();
    const answer = await admin.put(url, write(file, code, data));
    expect([answer.status, answer.body.code]).toEqual([status, wire]);
  });

  it('leaves a held file to its holder', async () => {
    const { admin, file } = await complete();
    const { body } = await admin.put('/backend/attach_repair', {
      repair_id: file.repair_id,
      rozo_user_id: 'bob',
    });
    const answer = await admin.put(url, write({ ...file, ...body }, 'AVAL'));
    expect([answer.status, answer.body.message]).toEqual([403, 'Repair held by another user.']);
  });

  it('says to each side whether the other wrote, until that side is shown the file', async () => {
    const { admin, caller, file } = await complete();
    const flags = async (who: Start['caller'], path: string) =>
      (await who.get(path)).body.find(({ repair_id }: { repair_id: string }) => repair_id === file.repair_id)
        .repair_search_data;
    await journeys.staff(admin, file, 'MSG', { text: 'Bonjour' });
    expect(await flags(caller, '/enrolment/repairs')).toMatchObject({
      message_non_lu_reparateur: true,
      message_non_lu_rozo: false,
    });
    const mark = `/v1/repairs/read_marks/${file.repair_id}`;
    const read = await caller.get(`/enrolment/repair/${file.repair_id}`);
    await caller.put(mark, {});
    expect(await flags(caller, '/enrolment/repairs')).toMatchObject({ message_non_lu_reparateur: false });
    await journeys.repairer(caller, { ...file, row_hash: read.body.row_hash }, 'MSG', { text: 'Bonjour à vous' });
    expect(await flags(admin, '/backend/repairs')).toMatchObject({ message_non_lu_rozo: true });
    await admin.put(mark, {});
    expect(await flags(admin, '/backend/repairs')).toMatchObject({ message_non_lu_rozo: false });
  });
});

describe('the incident', () => {
  it('marks the files of listed establishments alone', async () => {
    const [one, other] = [await journeys.begin({ entity_id: listed }), await journeys.begin()];
    const declared = await journeys.repairer(one.caller, await journeys.open(one), 'BUG');
    expect((await one.caller.get(`/enrolment/repair/${declared.repair_id}`)).body.repair_search_data.bug).toBe(
      '20200526',
    );
    const answer = await other.caller.put('/enrolment/repair', write(await journeys.open(other), 'BUG'));
    expect([answer.status, answer.body.message]).toEqual([403, 'Entity not listed for this incident.']);
  });
});
