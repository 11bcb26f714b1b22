import { decide, fileOf, partnerOf, register, validatedShop } from '../shops.harness.ts';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { counterData, freshPhone, letters, person } from './people.fixture.ts';

let enrolment: OpenEnrolment;
let counter: ReturnType<OpenEnrolment['as']>;
beforeAll(async () => {
  enrolment = await openEnrolment();
  counter = partnerOf(enrolment, await validatedShop(enrolment));
});
afterAll(() => enrolment?.close());

const preRegister = (body: object) => enrolment.visitor.post('/enrolment/consumer_public', body);
const recover = (body: object) => enrolment.visitor.post('/enrolment/lost_consumer_id', body);
const search = (query: string) => counter.get(`/enrolment/consumers?query=${encodeURIComponent(query)}`);

describe('a pre-registration', () => {
  it('gives eight unambiguous characters; the mail hangs on the event', async () => {
    const body = person();
    const answer = await preRegister(body);
    expect([answer.status, answer.body]).toEqual([
      200,
      { is_new: true, consumer_id: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/) },
    ]);
    await enrolment.drain();
    const event = enrolment.published.find(({ aggregate_id }) => aggregate_id === answer.body.consumer_id);
    expect(event).toMatchObject({
      name: 'consumer.registered',
      sequence: 1,
      data: { pre_registered: true, consumer: { first_name: 'ELOISE', postal_code: '42000', mail: body.mail } },
    });
  });

  it('gives the same person the same code however it is spelled, also in parallel, and mails once', async () => {
    const body = person({ lastname: `d'Ûrgel ${letters()}` });
    const answers = await Promise.all(Array.from({ length: 10 }, () => preRegister(body)));
    const again = await preRegister({
      ...body,
      lastname: body.lastname.toUpperCase().replace('Û', 'U'),
      name: 'ELOISE',
      birthplace: 'SAINT ETIENNE',
      mail: 'other@exemple.fr',
    });
    expect(new Set([...answers, again].map(({ body: { consumer_id } }) => consumer_id)).size).toBe(1);
    expect(answers.filter(({ body: { is_new } }) => is_new)).toHaveLength(1);
    await enrolment.drain();
    expect(enrolment.published.filter(({ aggregate_id }) => aggregate_id === again.body.consumer_id)).toHaveLength(1);
    expect((await counter.get(`/enrolment/consumer/${again.body.consumer_id}`)).body.mail).toBe(body.mail);
  });

  it('tells people of another birth date or birthplace apart', async () => {
    const body = person();
    const answers = await Promise.all(
      [body, { ...body, birthdate: '1990-05-18' }, { ...body, birthplace: 'Lyon' }].map(preRegister),
    );
    expect(new Set(answers.map(({ body: { consumer_id } }) => consumer_id)).size).toBe(3);
  });

  it.each([
    [{ birthdate: '2008-03-03' }, 'birthdate (INVALID): Invalid date'],
    [{ phone: '+33388000000' }, 'phone (INVALID): Invalid phone'],
    [{ lastname: '123' }, 'lastname (INVALID): Invalid characters'],
    [{ birthplace: '<script>' }, 'birthplace (INVALID): Invalid characters'],
    [{ zip: '99999' }, 'zip (INVALID): Unknown zip'],
    [{ mail: 'é@exemple.fr' }, 'mail (INVALID): Invalid email'],
    [{ name: { $gt: '' } }, 'name (INVALID): Invalid value'],
    [{ cguAccept: undefined }, 'cguAccept (MISSING): Field is required'],
    [{ cguAccept: '2026-03-02T09:11:00.000Z' }, 'cguAccept (INVALID): Invalid date'],
  ])('names what is wrong: %j', async (change, message) => {
    const answer = await preRegister(person(change));
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('takes whoever comes of age today', async () => {
    expect((await preRegister(person({ birthdate: '2008-03-02' }))).status).toBe(200);
  });
});

describe('a lost code', () => {
  const identity = (body: ReturnType<typeof person>) => ({
    first_name: body.name,
    last_name: body.lastname,
    birth_date: body.birthdate,
    birth_place: body.birthplace,
  });

  it('is found again, the birthplace written shorter or longer', async () => {
    const body = person({ birthplace: 'Lyon 3e arrondissement' });
    const { consumer_id } = (await preRegister(body)).body;
    expect((await recover(identity(body))).body).toEqual({ consumer_id });
    expect((await recover({ ...identity(body), birth_place: 'lyon' })).body).toEqual({ consumer_id });
  });

  it('is not found for somebody else', async () => {
    const body = person();
    await preRegister(body);
    for (const change of [{ birth_place: 'Paris' }, { birth_date: '1990-05-18' }, { last_name: 'Autre' }]) {
      const answer = await recover({ ...identity(body), ...change });
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        404,
        'ConsumerNotFoundException',
        'This consumer is not found.',
      ]);
    }
  });

  it('is given to nobody when several people fit', async () => {
    const body = person({ birthplace: 'Saint-Denis (Réunion)' });
    await preRegister(body);
    await preRegister({ ...body, birthplace: 'Saint-Denis (93)' });
    await preRegister({ ...body, birthplace: 'Saint-Denis de Pile' });
    const answer = await recover({ ...identity(body), birth_place: 'Saint-Deni' });
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      'DuplicatesValueException',
      'Duplicate consumer values are found.',
    ]);
  });
});

describe('the counter', () => {
  it('finds people by phone and by code', async () => {
    const phone = freshPhone();
    const [mother, son] = [
      (await preRegister(person({ phone }))).body.consumer_id,
      (await preRegister(person({ phone }))).body.consumer_id,
    ];
    expect((await search(phone)).body.map(({ consumer_id }: { consumer_id: string }) => consumer_id).sort()).toEqual(
      [mother, son].sort(),
    );
    expect((await search(mother)).body).toMatchObject([
      { consumer_id: mother, consumer_data: { smartphone_number: phone } },
    ]);
    expect((await search(freshPhone())).body).toEqual([]);
    expect((await search('ZZZZZZZZ')).body).toEqual([]);
    expect((await counter.get('/enrolment/consumer/ZZZZZZZZ')).body).toMatchObject({
      code: 'ConsumerNotFoundException',
      message: 'This consumer is not found.',
    });
  });

  it('records a person once', async () => {
    const consumer_data = counterData();
    const first = await counter.post('/enrolment/consumer', { consumer_data, keywords: 'ignored' });
    expect(first.body).toMatchObject({ is_new: true, row_hash: expect.any(String) });
    expect((await counter.post('/enrolment/consumer', { consumer_data })).body).toEqual({
      ...first.body,
      is_new: false,
    });
    await enrolment.drain();
    expect(enrolment.published.filter(({ aggregate_id }) => aggregate_id === first.body.consumer_id)).toMatchObject([
      { name: 'consumer.registered', data: { pre_registered: false } },
    ]);
    expect(
      (await counter.post('/enrolment/consumer', { consumer_data: counterData({ birth_date: '2020-01-01' }) })).body
        .message,
    ).toBe('consumer_data.birth_date (INVALID): Invalid date');
  });

  it('corrects a number from the record that was read; of parallel corrections one wins', async () => {
    const { consumer_id, row_hash } = (await counter.post('/enrolment/consumer', { consumer_data: counterData() }))
      .body;
    const correct = (smartphone_number: string) =>
      counter.put('/enrolment/consumer', { consumer_id, smartphone_number, last_row_hash: row_hash });
    const answers = await Promise.all(Array.from({ length: 20 }, () => correct(freshPhone())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'ConsumerVersionMismatchException')).toHaveLength(19);
    await enrolment.drain();
    const [, changed] = enrolment.published.filter(({ aggregate_id }) => aggregate_id === consumer_id);
    const { smartphone_number } = (await counter.get(`/enrolment/consumer/${consumer_id}`)).body.consumer_data;
    expect(changed).toMatchObject({
      name: 'consumer.changed',
      sequence: 2,
      data: { consumer: { smartphone_number, sequence: 2 } },
    });
    expect((await correct('+33388000000')).body.message).toBe('smartphone_number (INVALID): Invalid phone');
    expect(
      (
        await counter.put('/enrolment/consumer', {
          consumer_id: 'ZZZZZZZZ',
          smartphone_number,
          last_row_hash: row_hash,
        })
      ).status,
    ).toBe(404);
  });

  it('is closed to partners who were never validated or are closed, to ALL and FUB, and to visitors', async () => {
    const { consumer_id } = (await preRegister(person())).body;
    const waiting = await register(enrolment);
    const closed = await validatedShop(enrolment);
    await decide(enrolment, closed.id, { status: 9, entity_data: { motif: { code: '', tab: ['{"key":1}'] } } });
    for (const client of [
      partnerOf(enrolment, waiting),
      partnerOf(enrolment, closed),
      enrolment.as('ALL'),
      enrolment.as('FUB'),
    ]) {
      expect((await client.get(`/enrolment/consumer/${consumer_id}`)).status).toBe(403);
      expect((await client.get(`/enrolment/consumers?query=${consumer_id}`)).status).toBe(403);
      expect((await client.post('/enrolment/consumer', { consumer_data: counterData() })).status).toBe(403);
    }
    expect((await enrolment.visitor.get(`/enrolment/consumer/${consumer_id}`)).status).toBe(401);
    expect((await enrolment.as('ADM').get(`/enrolment/consumer/${consumer_id}`)).status).toBe(200);
  });

  it('stays open to a partner who resubmits his file', async () => {
    const shop = await validatedShop(enrolment);
    await enrolment.models.establishments.updateOne({ _id: shop.id }, { $set: { status: 4 } });
    const { row_hash } = await fileOf(enrolment, shop.id);
    expect(
      (
        await partnerOf(enrolment, shop).put('/enrolment/entity', {
          entity_id: shop.id,
          entity_data: {},
          last_row_hash: row_hash,
        })
      ).body.status,
    ).toBe(3);
    expect(
      (await partnerOf(enrolment, shop).get(`/enrolment/consumers?query=${encodeURIComponent(freshPhone())}`)).status,
    ).toBe(200);
  });

  it.each(['0612345678', '%2B3361234', 'abc', ''])('refuses the search %s', async (query) => {
    expect((await counter.get(`/enrolment/consumers?query=${query}`)).status).toBe(400);
  });
});

describe('the snapshot of a beneficiary', () => {
  it('is for services alone', async () => {
    const { consumer_id } = (await preRegister(person())).body;
    const path = `/v1/enrolment/consumer_snapshots/${consumer_id}`;
    expect((await enrolment.asService('repairs').get(path)).body).toMatchObject({
      consumer_id,
      sequence: 1,
      first_name: 'ELOISE',
    });
    expect((await counter.get(path)).status).toBe(401);
    expect((await enrolment.asService('repairs').get('/v1/enrolment/consumer_snapshots/ZZZZZZZZ')).body.code).toBe(
      'ConsumerNotFoundException',
    );
  });
});
