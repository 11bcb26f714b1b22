import { createTestTokens, testInfrastructure } from '@alveole/testing/node';
import { startTrial } from '../trial/start-trial.ts';
import type { Trial } from '../trial/start-trial.ts';
import { pdf, png } from '../trial/evidence.ts';
import { walkOf, write } from '../trial/walk.ts';
import type { Start } from '../trial/walk.ts';

let trial: Trial;
let walk: ReturnType<typeof walkOf>;

beforeAll(async () => {
  trial = await startTrial({ infrastructure: testInfrastructure(), tokens: createTestTokens() });
  walk = walkOf(trial);
});
afterAll(() => trial?.close());

const refused = (answer: { status: number; body: { code: string; message: string } }) => [
  answer.status,
  answer.body.code,
  answer.body.message,
];
const url = '/enrolment/repair';

describe('the way of a repair to status 1', () => {
  it('takes invoice, photo and code in any order and tells each step once, in order', async () => {
    const begin = await walk.begin();
    const opened = await walk.open(begin);
    const asked = await walk.repairer(begin.caller, opened, 'SMS');
    const confirmed = await walk.repairer(begin.caller, asked, 'VAL', { code: await trial.code(opened.repair_id) });
    const photographed = await walk.repairer(
      begin.caller,
      confirmed,
      'PHO',
      await trial.upload(begin.entityId, png, 'png'),
    );
    expect(photographed.status).toBe(0);
    const done = await walk.repairer(begin.caller, photographed, 'FAC', {
      ...(await trial.upload(begin.entityId, pdf, 'pdf')),
      amount_net: 123.45,
    });
    expect(done.status).toBe(1);

    await trial.drain();
    const told = trial.published.filter(({ aggregate_id }) => aggregate_id === opened.repair_id);
    expect(told.map(({ name, sequence }) => [name, sequence])).toEqual([
      ['repair.opened', 1],
      ['repair.operated', 2],
      ['repair.code-requested', 2],
      ['repair.operated', 3],
      ['repair.operated', 4],
      ['repair.operated', 5],
    ]);
    expect(told.at(-1)?.data).toMatchObject({
      operation_codes: ['FAC'],
      from: 0,
      repair: { status: 1, net_cents: 12345, to_refund_cents: 5000 },
    });
  });

  it('keeps the immutable copy of the evidence, with the path where it is read', async () => {
    const begin = await walk.begin();
    const upload = await trial.upload(begin.entityId, pdf, 'pdf');
    const invoiced = await walk.repairer(begin.caller, await walk.open(begin), 'FAC', { ...upload, amount_net: 10 });
    const { body } = await begin.caller.get(`${url}/${invoiced.repair_id}`);
    const [, invoice] = body.history;
    expect(invoice).toMatchObject({
      operation_code: 'FAC',
      status: 0,
      actor: { role: 'REP' },
      operation_data: { amount_net: 10, amount_to_refund: 10, type_file: '.pdf', media_hash: upload.media_hash },
    });
    expect(invoice.operation_data.media_url).toMatch(new RegExp(`^accepted/${begin.entityId}/`));
    expect(invoice.operation_data.full_media_url).toBe(
      `/alveoleapi/enrolment/media/${invoice.operation_data.media_url}`,
    );
    expect(body.repair_amounts).toEqual({ amount_net: 10, amount_to_refund: 10 });
    expect(body.missing).toEqual(['PHO', 'VAL']);
  });

  it('pays a session of two 45 euros for each, without a photo', async () => {
    const begin = await walk.begin();
    const opened = await walk.open(begin, {
      gender: 1,
      repair_bike_brand: 'Remise en selle',
      repair_bike_serial: 'Remise en selle',
    });
    const invoiced = await walk.repairer(begin.caller, opened, 'FACVE', {
      ...(await trial.upload(begin.entityId, png, 'png')),
      amount_id: 2,
    });
    const asked = await walk.repairer(begin.caller, invoiced, 'SMS');
    const done = await walk.repairer(begin.caller, asked, 'VAL', { code: await trial.code(asked.repair_id) });
    expect(done.status).toBe(1);
    expect((await begin.caller.get(`${url}/${done.repair_id}`)).body.repair_amounts).toEqual({
      amount_net: 45,
      amount_to_refund: 45,
    });
  });

  it.each([
    ['FACVE on a repair', 'FACVE', { amount_id: 1 }, 403, 'Operation not allowed for a repair.'],
    [
      'three decimals',
      'FAC',
      { amount_net: 10.005 },
      400,
      'repair_data.operation_data.amount_net (INVALID): Invalid amount',
    ],
    ['no money', 'FAC', { amount_net: 0 }, 400, 'repair_data.operation_data.amount_net (INVALID): Invalid amount'],
    [
      'a type that is not the name’s',
      'FAC',
      { amount_net: 10, type_file: '.png' },
      400,
      'repair_data.operation_data.type_file (INVALID): Not the extension of media_url',
    ],
    [
      'another hash',
      'FAC',
      { amount_net: 10, media_hash: 'a'.repeat(64) },
      400,
      'The file is not the one that was announced',
    ],
    ['a PDF as a photo', 'PHO', {}, 400, 'The file is of another type than its name says'],
  ])('refuses evidence with %s', async (_what, code, data, status, message) => {
    const begin = await walk.begin();
    const opened = await walk.open(begin);
    const answer = await begin.caller.put(
      url,
      write(opened, code, { ...(await trial.upload(begin.entityId, pdf, 'pdf')), ...data }),
    );
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect((await begin.caller.get(`${url}/${opened.repair_id}`)).body.row_hash).toBe(opened.row_hash);
  });

  it.each([
    [
      'was never made',
      async ({ entityId }: Start) => ({
        media_url: `${entityId}/never.pdf`,
        media_hash: 'a'.repeat(64),
        type_file: '.pdf',
      }),
      'No file was uploaded under this name',
    ],
    [
      'lies below another establishment',
      async () => trial.upload('another-shop', pdf, 'pdf'),
      'This file belongs to somebody else',
    ],
    [
      'lies about its type',
      async ({ entityId }: Start) => trial.upload(entityId, png, 'pdf'),
      'The file is of another type than its name says',
    ],
  ])('refuses an upload that %s', async (_what, upload, message) => {
    const begin = await walk.begin();
    const opened = await walk.open(begin);
    const answer = await begin.caller.put(url, write(opened, 'FAC', { ...(await upload(begin)), amount_net: 10 }));
    expect(answer.body.message).toBe(message);
    expect((await begin.caller.get(`${url}/${opened.repair_id}`)).body.history).toHaveLength(1);
  });
});

describe('writing on a version', () => {
  it('refuses a stale row_hash and writes nothing', async () => {
    const begin = await walk.begin();
    const opened = await walk.open(begin);
    await walk.repairer(begin.caller, opened, 'MSG', { text: 'Bonjour' });
    expect(refused(await begin.caller.put(url, write(opened, 'CAN')))).toEqual([
      409,
      'RepairVersionMismatchException',
      'The repair was modified by another user.',
    ]);
    expect((await begin.caller.get(`${url}/${opened.repair_id}`)).body.status).toBe(0);
  });

  it('lets one of fifty writers with one row_hash win', async () => {
    const begin = await walk.begin();
    const opened = await walk.open(begin);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => begin.caller.put(url, write(opened, 'MSG', { text: `Message ${n}` }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['RepairVersionMismatchException']),
    );
    expect((await begin.caller.get(`${url}/${opened.repair_id}`)).body.history).toHaveLength(2);
  });

  it('keeps other establishments and other roles out', async () => {
    const opened = await walk.open(await walk.begin());
    const stranger = await trial.shop();
    expect(refused(await stranger.rep.put(url, write(opened, 'CAN')))).toEqual([
      403,
      'NotAuthorizedException',
      'Repair of another entity.',
    ]);
    expect((await trial.as('ADM').put(url, write(opened, 'CAN'))).status).toBe(403);
    expect((await trial.as('ALL').put('/backend/repair', write(opened, 'ACAN'))).status).toBe(403);
    expect((await trial.as('FUB').put('/backend/repair', write(opened, 'ACAN'))).status).toBe(403);
  });

  it('does not know a file that is not there', async () => {
    const { rep } = await trial.shop();
    expect(
      refused(
        await rep.put(
          url,
          write({ repair_id: 'none', row_hash: '0'.repeat(32), repair_rozo_id: '', status: 0 }, 'CAN'),
        ),
      ),
    ).toEqual([400, 'RepairNotFoundException', 'Repair not found.']);
  });

  it('is closed to an establishment whose account is closed', async () => {
    const { rep, entity } = await trial.shop();
    const opened = await walk.open({ caller: rep, entityId: entity.entity_id, consumerId: trial.person().consumer_id });
    await trial.ports.establishments.keep({ ...entity, status: 9, sequence: 2 });
    expect(refused(await rep.put(url, write(opened, 'CAN')))).toEqual([
      403,
      'NotAuthorizedException',
      'Entity closed.',
    ]);
  });

  it.each([
    ['an operator object as the id', { repair_id: { $gt: '' } }],
    ['an operator object as the row_hash', { last_row_hash: { $ne: '' } }],
    ['an operation that repairers do not send', { repair_data: { operation_code: 'REM', operation_data: {} } }],
    ['an unknown field', { status: 6 }],
  ])('refuses %s', async (_what, changes) => {
    const begin = await walk.begin();
    const opened = await walk.open(begin);
    expect((await begin.caller.put(url, { ...write(opened, 'CAN'), ...changes })).status).toBe(400);
  });

  it('ignores the search data of older clients', async () => {
    const begin = await walk.begin();
    const opened = await walk.open(begin);
    const answer = await begin.caller.put(url, {
      ...write(opened, 'MSG', { text: 'Bonjour' }),
      repair_search_data: { lastname: 'AUTRE', $set: 1 },
      keywords: 'autre',
    });
    expect(answer.status).toBe(200);
    expect((await begin.caller.get(`${url}/${opened.repair_id}`)).body.repair_search_data.lastname).toBe('DURAND');
  });
});

describe('one claim a bike', () => {
  const bike = (serial: string) => ({ repair_bike_brand: 'Peugeot', repair_bike_serial: serial });

  it('is taken at status 1: the second file with that bike is refused, however its number is typed', async () => {
    const [one, other] = [await walk.begin(), await walk.begin()];
    const late = await walk.withEvidence(other, bike('px 10-4711'));
    const asked = await walk.repairer(other.caller, late, 'SMS');
    await walk.complete(one, bike('PX104711'));
    const answer = await other.caller.put(url, write(asked, 'VAL', { code: await trial.code(asked.repair_id) }));
    expect(refused(answer)).toEqual([
      409,
      'BikeAlreadyClaimedException',
      'This bike already benefited from the programme.',
    ]);
    expect((await other.caller.get(`${url}/${late.repair_id}`)).body.status).toBe(0);
  });

  it('is told at the opening already', async () => {
    await walk.complete(await walk.begin(), bike('PX104712'));
    const begin = await walk.begin();
    await expect(walk.open(begin, bike('PX104712'))).rejects.toThrow('BikeAlreadyClaimedException');
  });

  it('holds when ten files with one bike are completed at once', async () => {
    const ready = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const begin = await walk.begin();
        const asked = await walk.repairer(begin.caller, await walk.withEvidence(begin, bike('PX104713')), 'SMS');
        return { begin, asked, code: await trial.code(asked.repair_id) };
      }),
    );
    const answers = await Promise.all(
      ready.map(({ begin, asked, code }) => begin.caller.put(url, write(asked, 'VAL', { code }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  it('is free again once the file is given up or not eligible', async () => {
    const claimed = await walk.complete(await walk.begin(), bike('PX104714'));
    await walk.staff(trial.as('ADM'), claimed, 'NIL');
    expect((await walk.complete(await walk.begin(), bike('PX104714'))).status).toBe(1);
  });

  it('does not bind bikes without a number', async () => {
    await walk.complete(await walk.begin(), bike('Pas de numero'));
    expect((await walk.complete(await walk.begin(), bike('pas de numéro'))).status).toBe(1);
  });
});
