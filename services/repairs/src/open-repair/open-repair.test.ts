import { startRepairs } from '../repairs.harness.ts';
import type { RepairsHarness } from '../repairs.harness.ts';
import { consumerOf, entityOf } from '../repairs.harness.ts';
import { opening, journeysOf } from '../journeys.harness.ts';

describe('opening a repair file', () => {
  let harness: RepairsHarness;
  beforeAll(async () => {
    harness = await startRepairs();
  });
  afterAll(() => harness?.close());

  const url = '/enrolment/repair';
  const refused = (answer: { status: number; body: { code: string; message: string } }) => [
    answer.status,
    answer.body.code,
    answer.body.message,
  ];

  it('gives a file number of the establishment at status 0 and tells it once', async () => {
    const { rep, entity } = await harness.shop();
    const consumer = harness.person();
    const { status, body } = await rep.post(url, opening(consumer.consumer_id));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 0,
      repair_rozo_id: expect.stringMatching(/^REP00042_\d{5}$/),
      row_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    await harness.drain();
    const event = harness.events(body.repair_id);
    expect(event).toMatchObject([
      {
        name: 'repair.opened',
        sequence: 1,
        data: {
          repair: { status: 0, entity_id: entity.entity_id, entity_name: 'Cycles du Rhin' },
          actor: { role: 'REP' },
        },
      },
    ]);
  });

  it('draws a receipt code at the opening, which the file and its event tell alike', async () => {
    const { rep } = await harness.shop();
    const { body } = await rep.post(url, opening(harness.person().consumer_id));
    const { receipt_code } = (await rep.get(`${url}/${body.repair_id}`)).body;
    expect(receipt_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    await harness.drain();
    expect(harness.events(body.repair_id)[0]).toMatchObject({ data: { repair: { receipt_code } } });
  });

  it('numbers a session with VEL', async () => {
    const { rep } = await harness.shop();
    const { body } = await rep.post(
      url,
      opening(harness.person().consumer_id, {
        gender: 1,
        repair_bike_brand: 'Remise en selle',
        repair_bike_serial: 'Remise en selle',
      }),
    );
    expect(body.repair_rozo_id).toMatch(/^VEL00042_\d{5}$/);
  });

  it('answers the same local_id with the first answer, even once the file went on', async () => {
    const { rep, entity } = await harness.shop();
    const body = opening(harness.person().consumer_id);
    const first = await rep.post(url, body);
    await journeysOf(harness).repairer(rep, first.body, 'CAN');
    const again = await rep.post(url, body);
    expect(again.body).toEqual(first.body);
    expect(await harness.models.repairs.countDocuments({ entityId: entity.entity_id })).toBe(1);
  });

  it('opens one file for twenty parallel sendings of one local_id', async () => {
    const { rep, entity } = await harness.shop();
    const body = opening(harness.person().consumer_id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => rep.post(url, body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await harness.models.repairs.countDocuments({ entityId: entity.entity_id })).toBe(1);
  });

  it('refuses the same local_id for another bike', async () => {
    const { rep } = await harness.shop();
    const body = opening(harness.person().consumer_id);
    await rep.post(url, body);
    const other = await rep.post(url, {
      ...body,
      operation_data: { ...body.operation_data, repair_bike_serial: 'OTHER1' },
    });
    expect(refused(other)).toEqual([409, 'IdempotencyMismatchException', 'This local_id was used for another repair.']);
  });

  it('lets two establishments use one local_id', async () => {
    const body = opening(harness.person().consumer_id);
    const [one, other] = [await harness.shop(), await harness.shop()];
    const answers = [
      await one.rep.post(url, body),
      await other.rep.post(url, { ...body, operation_data: { ...body.operation_data, repair_bike_serial: 'OTHER2' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it.each([
    ['is not validated', { status: 3 as const }, 'Entity not validated.'],
    ['has not accepted the conditions', { conditions_accepted: false }, 'General conditions not accepted.'],
  ])('refuses an establishment that %s, after asking its owner', async (_what, changes, message) => {
    const { rep, entity } = await harness.shop(changes);
    expect(refused(await rep.post(url, opening(harness.person().consumer_id)))).toEqual([
      403,
      'NotAuthorizedException',
      message,
    ]);
    expect(harness.enrolment.asked).toContain(`readEntitySnapshot ${entity.entity_id}`);
  });

  it('believes the owner when the projection lags behind a validation', async () => {
    const { rep, entity } = await harness.shop({ status: 0 });
    harness.validate({ ...entity, status: 1, sequence: 2 });
    expect((await rep.post(url, opening(harness.person().consumer_id))).status).toBe(200);
    expect(await harness.models.establishments.find(entity.entity_id)).toMatchObject({ status: 1, sequence: 2 });
  });

  it('asks for a beneficiary that it has not heard of, once', async () => {
    const { rep } = await harness.shop();
    const consumer = harness.person();
    await rep.post(url, opening(consumer.consumer_id));
    await rep.post(url, opening(consumer.consumer_id));
    expect(
      harness.enrolment.asked.filter((asked) => asked === `readConsumerSnapshot ${consumer.consumer_id}`),
    ).toHaveLength(1);
  });

  it('refuses a beneficiary that nobody knows', async () => {
    const { rep } = await harness.shop();
    expect((await rep.post(url, opening(consumerOf().consumer_id))).body.code).toBe('ConsumerNotFoundException');
  });

  it('answers 503 with a delay when it must ask and the owner is away', async () => {
    const { rep } = await harness.shop();
    harness.enrolment.away = true;
    const answer = await rep.post(url, opening(consumerOf().consumer_id));
    harness.enrolment.away = false;
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
  });

  it('opens exactly ten of twenty parallel files of one beneficiary', async () => {
    const { rep } = await harness.shop();
    const { consumer_id } = harness.person();
    const answers = await Promise.all(Array.from({ length: 20 }, () => rep.post(url, opening(consumer_id))));
    const opened = answers.filter(({ status }) => status === 200);
    const others = answers.filter(({ status }) => status !== 200);
    expect(opened).toHaveLength(10);
    expect(new Set(others.map((answer) => JSON.stringify(refused(answer))))).toEqual(
      new Set([JSON.stringify([409, 'BeneficiaryLimitException', 'This beneficiary has no bike left.'])]),
    );
  });

  it('gives an entitlement back when a file is given up', async () => {
    const { rep } = await harness.shop();
    const { consumer_id } = harness.person();
    const files = await Promise.all(Array.from({ length: 10 }, () => rep.post(url, opening(consumer_id))));
    await journeysOf(harness).repairer(rep, files[3]?.body, 'CAN');
    expect((await rep.post(url, opening(consumer_id))).status).toBe(200);
    expect((await rep.post(url, opening(consumer_id))).status).toBe(409);
  });

  it('opens one of ten parallel sessions of one beneficiary, in whichever establishment', async () => {
    const shops = await Promise.all(Array.from({ length: 5 }, () => harness.shop()));
    const { consumer_id } = harness.person();
    const answers = await Promise.all(
      [...shops, ...shops].map(({ rep }) => rep.post(url, opening(consumer_id, { gender: 1 }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
      code: 'BeneficiaryLimitException',
      message: 'This beneficiary already has a session.',
    });
  });

  it('gives every file its own number when an establishment opens many at once', async () => {
    const { rep } = await harness.shop();
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => rep.post(url, opening(harness.person().consumer_id))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.repair_rozo_id)).size).toBe(60);
  });

  it.each([
    ['an operator object', { repair_consumer_id: { $gt: '' } }],
    ['an unknown kind of file', { gender: 2 }],
    ['an empty serial', { repair_bike_serial: '' }],
    ['a serial of spaces', { repair_bike_serial: '   ' }],
    ['an impossible day', { operation_date: '2026-02-30 10:00:00' }],
    ['a business time to come', { operation_date: '2026-03-03 10:00:00' }],
  ])('refuses %s', async (_what, changes) => {
    const { rep } = await harness.shop();
    const answer = await rep.post(url, opening(harness.person().consumer_id, changes));
    expect([answer.status, answer.body.code]).toEqual([400, 'ValidationException']);
  });

  it('is for repairers alone', async () => {
    const body = opening(harness.person().consumer_id);
    const answers = await Promise.all((['ADM', 'ALL', 'FUB'] as const).map((role) => harness.as(role).post(url, body)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await (await harness.shop()).rep.post(url, body)).status).toBe(200);
  });

  it('is refused outside the campaign', async () => {
    const old = await startRepairs({ CAMPAIGN: 'programme-2020' });
    const { rep } = await old.shop(entityOf());
    const answer = await rep.post(url, opening(old.person().consumer_id));
    await old.close();
    expect(refused(answer)).toEqual([409, 'CampaignClosedException', 'The campaign is not open.']);
  });
});
