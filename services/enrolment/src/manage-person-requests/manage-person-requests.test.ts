import { sealingKey, unseal } from '@alveole/service-kit';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { fileOf, requestsOf } from './requests.harness.ts';

let enrolment: OpenEnrolment;
let requests: ReturnType<typeof requestsOf>;
beforeAll(async () => {
  enrolment = await openEnrolment();
  requests = requestsOf(enrolment);
});
beforeEach(() => {
  enrolment.traces.files.splice(0);
  enrolment.traces.accounts.splice(0);
  enrolment.traces.deliveries.splice(0);
});
afterAll(() => enrolment?.close());

describe('the queue of requests', () => {
  it('holds what was asked on the public page, due a month after its receipt', async () => {
    const request = await requests.ask('access');
    expect(request).toMatchObject({
      state: 'received',
      channel: 'page',
      received_on: '2026-03-02',
      due_on: '2026-04-02',
      name: 'Éloïse Dupré',
      history: [{ act: 'open' }],
    });
  });

  it('holds what came by letter from the day of its receipt, and refuses a day to come', async () => {
    const body = { kind: 'erasure', name: 'Léa Durand', channel: 'letter', received_on: '2026-01-31' };
    const opened = await requests.desk.post(requests.path, body);
    expect(opened.body).toMatchObject({ due_on: '2026-02-28', channel: 'letter', history: [{ act: 'open' }] });
    expect((await requests.desk.post(requests.path, { ...body, received_on: '2026-03-03' })).status).toBe(400);
  });

  it('is ordered by due date, and a request is extended once, with the reason kept', async () => {
    const { request_id: id } = await requests.ask('access');
    const reason = 'Les dossiers sont nombreux';
    const extended = await requests.act(id, { act: 'extend', reason });
    expect(extended.body).toMatchObject({ due_on: '2026-06-02', is_extended: true });
    expect(extended.body.history.at(-1)).toMatchObject({ act: 'extend', text: reason, by: expect.any(String) });
    expect((await requests.act(id, { act: 'extend', reason })).body.refusal).toBe('person-request-extended-before');
    await enrolment.drain();
    const event = enrolment.published.findLast(({ name }) => name === 'request.answered');
    const { sealed_text } = event?.data as { sealed_text: string };
    expect(unseal(sealingKey(enrolment.config.SEALING_KEY), sealed_text)).toMatch(
      /plus de temps[^]+nombreux[^]+2 juin 2026 au plus tard/,
    );
    const { requests: open } = (await requests.desk.get(`${requests.path}?standing=open`)).body;
    const days = open.map(({ due_on }: { due_on: string }) => due_on);
    expect(days).toEqual(days.toSorted());
    expect(open.at(-1).request_id).toBe(id);
  });

  it('refuses a write on a version that somebody changed', async () => {
    const request = await requests.ask('access');
    await requests.act(request.request_id, { act: 'extend', reason: 'Les dossiers sont nombreux' });
    const late = {
      last_row_hash: request.row_hash,
      act: 'refuse',
      by: 'letter',
      reason: 'x'.repeat(20),
      text: 'x'.repeat(30),
    };
    expect((await requests.desk.put(`${requests.path}/${request.request_id}`, late)).status).toBe(409);
  });
});

describe('the search of a person', () => {
  const search = (id: string, body: object) => requests.desk.post(`${requests.path}/${id}/traces`, body);

  it('finds beneficiaries by number, by address and by names with the birth date, with what hangs on them', async () => {
    const { id, typed } = await requests.register({ phone: '+33639981111', mail: 'zoe@exemple.fr' });
    enrolment.traces.files.push(fileOf(id));
    enrolment.traces.deliveries.push('+33639981111', 'zoe@exemple.fr');
    const { request_id } = await requests.ask('access');
    const found = { kind: 'consumer', subject_id: id, files: 1, messages: 2, birth_date: typed.birthdate };
    for (const by of [
      { mobile: '+33639981111' },
      { mail: 'Zoe@exemple.fr' },
      { first_name: typed.name, last_name: typed.lastname, birth_date: typed.birthdate },
    ])
      expect((await search(request_id, by)).body.subjects).toMatchObject([found]);
    expect((await search(request_id, { mobile: '+33639982222' })).body.subjects).toEqual([]);
  });

  it('finds accounts by their address, and refuses a search by nothing or by a name alone', async () => {
    enrolment.traces.accounts.push({
      user_id: 'bob',
      name: 'ROUX Bob',
      mail: 'bob@exemple.fr',
      role: 'ADM',
      is_closed: false,
      facts: [],
      fate: 'kept',
      reason: 'open-account',
    });
    const { request_id } = await requests.ask('access');
    expect((await search(request_id, { mail: 'bob@exemple.fr' })).body.subjects).toMatchObject([
      { kind: 'account', subject_id: 'bob', name: 'ROUX Bob' },
    ]);
    expect((await search(request_id, {})).status).toBe(400);
    expect((await search(request_id, { last_name: 'Durand' })).status).toBe(400);
  });
});

describe('the identity of whoever asks', () => {
  it('is shown by a code that goes to the number of the files, of which only a hash is kept', async () => {
    const { id } = await requests.register({ phone: '+33639983333' });
    const { request_id } = await requests.ask('access', { mobile: '+33600000001' });
    await requests.link(request_id, id);
    const sent = await requests.act(request_id, { act: 'send-code', subject_id: id, by: 'sms' });
    expect(sent.body).toMatchObject({ state: 'identity-to-check', code: { tries_left: 5 } });
    expect(sent.body.code.sent_to).toMatch(/33$/);
    const code = await requests.lastCode();
    const document = await enrolment.models.personRequests.findById(request_id, { outbox: 0 }).lean();
    expect(JSON.stringify(document)).not.toContain(code);
    const checked = await requests.act(request_id, { act: 'check-code', code });
    expect(checked.body).toMatchObject({ state: 'in-work', identity: { at: expect.any(String) } });
    expect(checked.body.code).toBeUndefined();
  });

  it('is guessed five times at most', async () => {
    const { id } = await requests.register();
    const { request_id } = await requests.ask('access');
    await requests.link(request_id, id);
    await requests.act(request_id, { act: 'send-code', subject_id: id, by: 'mail' });
    const code = await requests.lastCode();
    const wrong = code === '000000' ? '000001' : '000000';
    const left: number[] = [];
    for (let guess = 0; guess < 5; guess += 1)
      left.push((await requests.act(request_id, { act: 'check-code', code: wrong })).body.tries_left);
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect((await requests.act(request_id, { act: 'check-code', code })).status).toBe(400);
    expect((await requests.read(request_id)).identity).toBeUndefined();
  });

  it('is begun anew when the request is linked to somebody else', async () => {
    const [one, other] = [await requests.register(), await requests.register()];
    const { request_id } = await requests.identified('access', one.id);
    const linked = await requests.link(request_id, one.id, other.id);
    expect(linked.body).toMatchObject({ state: 'identity-to-check', subjects: [{}, {}] });
    expect(linked.body.identity).toBeUndefined();
    const refused = await requests.act(request_id, { act: 'export' });
    expect([refused.status, refused.body.refusal]).toEqual([409, 'identity-not-checked']);
  });

  it('is not shown by the number of one linked person for another one', async () => {
    const phone = '+33639986666';
    const [one, other] = [await requests.register({ phone }), await requests.register()];
    const { request_id } = await requests.ask('access');
    await requests.link(request_id, one.id, other.id);
    const send = () => requests.act(request_id, { act: 'send-code', subject_id: one.id, by: 'sms' });
    expect((await send()).body.refusal).toBe('code-not-held-by-all');
    const same = await requests.register({ phone });
    await requests.link(request_id, one.id, same.id);
    expect((await send()).status).toBe(200);
  });

  it('is not shown by a number that the files have under another name, since it may have changed hands', async () => {
    const { id } = await requests.register({ name: 'Paul', lastname: 'Martin' });
    const { request_id } = await requests.ask('access');
    await requests.link(request_id, id);
    const sent = await requests.act(request_id, { act: 'send-code', subject_id: id, by: 'sms' });
    expect([sent.status, sent.body.refusal]).toEqual([409, 'code-for-another-name']);
  });

  it('sends five codes a day at most', async () => {
    const { id } = await requests.register();
    const { request_id } = await requests.ask('access');
    await requests.link(request_id, id);
    const send = () => requests.act(request_id, { act: 'send-code', subject_id: id, by: 'sms' });
    for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
  });

  it('takes the kind of a document that the desk saw, and no copy', async () => {
    const { id } = await requests.register();
    const { identity, state } = await requests.identified('access', id);
    expect([identity?.document, state]).toEqual(['passport', 'in-work']);
  });
});

describe('the answer', () => {
  const draftOf = async (id: string, reason = '') =>
    (await requests.desk.get(`${requests.path}/${id}/draft${reason && `?reason=${encodeURIComponent(reason)}`}`)).body
      .text;

  it('says in French what was done, is sent by mail sealed, and closes the request', async () => {
    const { id } = await requests.register();
    const { request_id, reference } = await requests.identified('correction', id);
    await requests.act(request_id, { act: 'correct', consumer_id: id, last_name: 'Dupré' });
    const text = await draftOf(request_id);
    expect(text).toContain('Bonjour Éloïse Dupré,');
    expect(text).toContain('Vos données sont corrigées');
    const answered = await requests.act(request_id, { act: 'answer', by: 'mail', text });
    expect(answered.body).toMatchObject({ state: 'answered', answer: { by_mail: true, text } });
    await enrolment.drain();
    const event = enrolment.published.findLast(({ name }) => name === 'request.answered');
    expect(event).toMatchObject({ data: { reference, sealed_text: expect.any(String) } });
    expect(JSON.stringify(event)).not.toContain('Dupré');
    const { requests: closed } = (await requests.desk.get(`${requests.path}?standing=closed`)).body;
    expect(closed[0].request_id).toBe(request_id);
    expect((await requests.act(request_id, { act: 'extend', reason: 'x'.repeat(12) })).status).toBe(409);
  });

  it('says what was erased, and what stays with reason and end', async () => {
    const { id } = await requests.register();
    enrolment.traces.files.push(fileOf(id, { fate: 'kept', reason: 'paid-file', until: '2031-02-01' }));
    enrolment.neededPersons.add(id);
    const { request_id } = await requests.identified('erasure', id);
    const { plan_hash } = (await requests.desk.get(`${requests.path}/${request_id}/erasure_plan`)).body;
    await requests.act(request_id, { act: 'forget', plan_hash });
    const text = await draftOf(request_id);
    expect(text).toContain('Rien n’a pu être effacé aujourd’hui.');
    expect(text).toContain('– Dossier REP00012_48213');
    expect(text).toContain('jusqu’au 1er février 2031');
    enrolment.neededPersons.clear();
  });

  it('says that nothing names the person where the desk found nobody', async () => {
    const { request_id } = await requests.ask('access');
    const text = await draftOf(request_id);
    expect(text).toContain('nous n’avons trouvé aucune donnée');
    expect((await requests.act(request_id, { act: 'answer', by: 'letter', text })).body.state).toBe('answered');
  });

  it('waits for what was asked where somebody was found', async () => {
    const { id } = await requests.register();
    const { request_id } = await requests.identified('access', id);
    const early = await requests.act(request_id, { act: 'answer', by: 'letter', text: 'x'.repeat(30) });
    expect(early.body.refusal).toBe('person-request-not-done');
  });

  it('is no mail to whoever named none', async () => {
    const { request_id } = await requests.ask('access', { mobile: '+33639980009' });
    const text = await draftOf(request_id);
    expect((await requests.act(request_id, { act: 'answer', by: 'mail', text })).status).toBe(400);
  });

  it('refuses with its reason, which stays with the request', async () => {
    const { request_id } = await requests.ask('access');
    const reason = 'La personne n’a pas montré qui elle est.';
    const text = await draftOf(request_id, reason);
    expect(text).toContain(`Nous ne pouvons pas y donner suite\u00a0: ${reason}`);
    const refused = await requests.act(request_id, { act: 'refuse', by: 'letter', reason, text });
    expect(refused.body).toMatchObject({ state: 'refused', refusal: { reason } });
  });
});
