import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { workExports } from '../manage-person-requests/make-export.ts';
import { requestsOf } from '../manage-person-requests/requests.harness.ts';

let enrolment: OpenEnrolment;
let requests: ReturnType<typeof requestsOf>;
beforeAll(async () => {
  enrolment = await openEnrolment();
  requests = requestsOf(enrolment);
});
afterAll(() => enrolment?.close());

const sendCode = (reference: string) => enrolment.visitor.post('/v1/enrolment/own_data/code', { reference });
const read = (reference: string, code: string) =>
  enrolment.visitor.post('/v1/enrolment/own_data/read', { reference, code });
const codesSent = async () => {
  await enrolment.drain();
  return enrolment.published.filter(({ name }) => name === 'request.code-requested').length;
};

describe('what a person asks on the public page', () => {
  it('is answered by a reference, whether anything names the person or not', async () => {
    const { typed } = await requests.register();
    const ask = (mail: string) =>
      enrolment.visitor.post('/v1/enrolment/own_data', { kind: 'access', name: 'Léa Durand', mail });
    const [known, stranger] = [await ask(typed.mail), await ask('personne@exemple.fr')];
    for (const { status, body } of [known, stranger]) expect([status, Object.keys(body)]).toEqual([200, ['reference']]);
  });

  it.each([
    ['neither number nor address', {}],
    ['both', { mobile: '+33639980001', mail: 'lea@exemple.fr' }],
    ['more than is needed', { mail: 'lea@exemple.fr', birth_date: '1990-01-01' }],
  ])('is refused with %s', async (_, by) => {
    const asked = { kind: 'access', name: 'Léa Durand', ...by };
    expect((await enrolment.visitor.post('/v1/enrolment/own_data', asked)).status).toBe(400);
  });
});

describe('the code that a person has sent', () => {
  it('goes out once the desk has found somebody, and is answered alike before and for a reference that there is not', async () => {
    const { id } = await requests.register();
    const { reference, request_id } = await requests.ask('access');
    const before = await codesSent();
    const answers = [await sendCode(reference), await sendCode('ZZZZZZZZ')];
    expect(await codesSent()).toBe(before);
    await requests.link(request_id, id);
    answers.push(await sendCode(reference));
    expect(await codesSent()).toBe(before + 1);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  it('identifies its person once, and a wrong one is refused as one for an unknown reference is', async () => {
    const { id } = await requests.register();
    const { reference, request_id } = await requests.ask('access');
    await requests.link(request_id, id);
    await sendCode(reference);
    const code = await requests.lastCode();
    const wrong = code === '000000' ? '000001' : '000000';
    const [refused, unknown] = [await read(reference, wrong), await read('ZZZZZZZZ', wrong)];
    const refusalOf = ({ body }: typeof refused) => ({ ...body, requestId: undefined, request_id: undefined });
    expect([refused.status, unknown.status]).toEqual([400, 400]);
    expect(refusalOf(refused)).toEqual(refusalOf(unknown));
    expect((await read(reference, code)).body).toEqual({ kind: 'access', is_closed: false });
    expect((await requests.read(request_id)).state).toBe('in-work');
    expect((await read(reference, code)).status).toBe(400);
  });

  it('is of no use for an archive of a request that was refused, which is removed', async () => {
    const { id, typed } = await requests.register();
    const { reference, request_id } = await requests.archived(id, typed.mail);
    const key = (await enrolment.ports.personRequests.byId(request_id))?.export?.key ?? '';
    const reason = 'La personne est une autre.';
    await requests.act(request_id, { act: 'refuse', by: 'letter', reason, text: 'x'.repeat(30) });
    const before = await codesSent();
    await sendCode(reference);
    expect(await codesSent()).toBe(before);
    expect((await requests.desk.get(`${requests.path}/${request_id}/export`)).status).toBe(404);
    await workExports(enrolment.ports);
    expect(await enrolment.store.isThere(key)).toBe(false);
  });

  it('does not go to a number that the request does not name where a document showed who asks', async () => {
    const { id } = await requests.register();
    const { reference, request_id } = await requests.archived(id, 'ailleurs@exemple.fr');
    const before = await codesSent();
    await sendCode(reference);
    expect(await codesSent()).toBe(before);
    const { text } = (await requests.desk.get(`${requests.path}/${request_id}/draft`)).body;
    expect(text).toContain('une archive que nous vous remettons avec cette réponse');
  });

  it('downloads the archive once it is ready, after the request was answered too', async () => {
    const { id, typed } = await requests.register();
    const { reference, request_id } = await requests.identifiedAs('access', typed.mail, id);
    const before = await codesSent();
    await sendCode(reference);
    expect(await codesSent()).toBe(before);
    await requests.act(request_id, { act: 'export' });
    await workExports(enrolment.ports);
    await requests.act(request_id, { act: 'answer', by: 'letter', text: 'Vos données sont prêtes, voici comment.' });
    await sendCode(reference);
    const { body } = await read(reference, await requests.lastCode());
    expect(body).toMatchObject({ kind: 'access', is_closed: true });
    expect((await fetch(body.download_url)).status).toBe(200);
    expect((await requests.read(request_id)).history.at(-1)).toMatchObject({ act: 'download' });
  });
});
