import { strFromU8, unzipSync } from 'fflate';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { retentionCommand } from '@alveole/service-kit/service';
import { planErasure } from './erasure-plan.ts';
import { workExports } from './make-export.ts';
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

function orThrow<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('It is not there.');
  return value;
}

const stored = (id: string) => enrolment.models.beneficiaries.findById(id).orFail().lean();

describe('access', () => {
  it('makes an archive with a page to read, data and documents, and names no agent', async () => {
    const { id, typed } = await requests.register();
    const { key } = await enrolment.store.store(`shop/photo.pdf`, new Uint8Array([37, 80, 68, 70]), 'pdf');
    enrolment.traces.files.push(fileOf(id, { documents: [key, 'accepted/gone/x.pdf'] }));
    const { request_id, reference } = await requests.identified('access', id);
    expect((await requests.act(request_id, { act: 'export' })).body.export).toMatchObject({ state: 'queued' });
    expect((await requests.act(request_id, { act: 'export' })).body.refusal).toBe('person-export-under-way');
    await workExports(enrolment.ports);
    const made = await requests.read(request_id);
    expect(made.export).toMatchObject({ state: 'ready', done: 3, total: 3, expires_at: '2026-04-01T09:00:00.000Z' });
    const { download_url } = (await requests.desk.get(`${requests.path}/${request_id}/export`)).body;
    const answer = await fetch(download_url);
    expect(answer.headers.get('content-disposition')).toContain(`mes-donnees-${reference}.zip`);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual(['documents/001.pdf', 'donnees.json', 'lisez-moi.html']);
    const page = strFromU8(files['lisez-moi.html'] ?? new Uint8Array());
    expect(page).toContain(typed.lastname);
    expect(page).toContain('Gitane &lt;b&gt;');
    expect(page).toContain('href="documents/001.pdf"');
    const data = JSON.parse(strFromU8(files['donnees.json'] ?? new Uint8Array()));
    expect(JSON.stringify(data)).toContain('50,00 €');
    expect(data.processing.length).toBeGreaterThan(10);
  });

  it('removes the archive after thirty days', async () => {
    const { id } = await requests.register();
    const { request_id } = await requests.identified('access', id);
    await requests.act(request_id, { act: 'export' });
    await workExports(enrolment.ports);
    const document = await enrolment.models.personRequests.findById(request_id).orFail().lean();
    const key = document.export?.key ?? '';
    expect(await enrolment.store.isThere(key)).toBe(true);
    const then = enrolment.clock.read().getTime() + 31 * 24 * 3_600_000;
    await workExports({ ...enrolment.ports, now: () => new Date(then) });
    expect(await enrolment.store.isThere(key)).toBe(false);
    expect((await requests.read(request_id)).export?.state).toBe('expired');
    expect((await requests.desk.get(`${requests.path}/${request_id}/export`)).status).toBe(404);
  });

  it('is made by another instance where the first one died, and made anew after a failure', async () => {
    const { id } = await requests.register();
    const { request_id } = await requests.identified('access', id);
    await requests.act(request_id, { act: 'export' });
    expect((await enrolment.ports.personRequests.takeExport(enrolment.clock.read()))?.id).toBe(request_id);
    await workExports(enrolment.ports);
    expect((await requests.read(request_id)).export?.state).toBe('working');
    const later = new Date(enrolment.clock.read().getTime() + 6 * 60_000);
    const failing = { ...enrolment.ports.personTraces, filesOf: () => Promise.reject(new Error('away')) };
    await expect(workExports({ ...enrolment.ports, personTraces: failing, now: () => later })).rejects.toThrow('away');
    expect((await requests.read(request_id)).export?.state).toBe('failed');
    await requests.act(request_id, { act: 'export' });
    await workExports(enrolment.ports);
    expect((await requests.read(request_id)).export?.state).toBe('ready');
  });
});

describe('correction', () => {
  const correct = (id: string, consumer_id: string, changes: object) =>
    requests.act(id, { act: 'correct', consumer_id, ...changes });

  it('follows into the identity that quotas stand on, and tells the other services which fields', async () => {
    const { id, typed } = await requests.register();
    const { request_id } = await requests.identified('correction', id);
    const corrected = await correct(request_id, id, { last_name: 'Dupré', birth_date: '1971-02-03' });
    expect(corrected.body).toMatchObject({ corrected_at: expect.any(String) });
    expect(corrected.body.history.at(-1)).toMatchObject({ act: 'correct', text: 'name birth-date' });
    await enrolment.drain();
    expect(enrolment.published.at(-1)).toMatchObject({
      name: 'consumer.changed',
      data: {
        consumer: { consumer_id: id, last_name: 'DUPRE', typed_last_name: 'Dupré' },
        person_correction: { fields: ['name', 'birth-date'] },
      },
    });
    const as = { ...typed, lastname: 'Dupre', birthdate: '1971-02-03' };
    expect((await enrolment.visitor.post('/enrolment/consumer_public', as)).body).toEqual({
      is_new: false,
      consumer_id: id,
    });
    expect((await enrolment.visitor.post('/enrolment/consumer_public', typed)).body.is_new).toBe(true);
    expect((await stored(id)).history.at(-1)).toMatchObject({
      act: 'correct-on-request',
      fields: ['name', 'birth-date'],
    });
  });

  it('tells whoever had the number before', async () => {
    const { id, typed } = await requests.register();
    const { request_id } = await requests.identified('correction', id);
    await correct(request_id, id, { mobile: '+33639987777', mail: 'nouvelle@exemple.fr' });
    await enrolment.drain();
    expect(enrolment.published.at(-1)?.data).toMatchObject({
      phone_correction: { previous_number: typed.phone, role: 'ADM' },
      person_correction: { fields: ['mobile', 'mail'] },
    });
  });

  it('refuses the identity of another person, a person who is not linked, and nothing to correct', async () => {
    const [one, other] = [await requests.register(), await requests.register()];
    const { request_id } = await requests.identified('correction', one.id);
    const { lastname, name, birthdate } = other.typed;
    const taken = await correct(request_id, one.id, { first_name: name, last_name: lastname, birth_date: birthdate });
    expect([taken.status, taken.body.refusal]).toEqual([409, 'identity-of-another-person']);
    expect((await correct(request_id, other.id, { last_name: 'Dupré' })).status).toBe(404);
    expect((await correct(request_id, one.id, { last_name: one.typed.lastname })).status).toBe(400);
  });
});

describe('erasure', () => {
  const planOf = async (id: string) => (await requests.desk.get(`${requests.path}/${id}/erasure_plan`)).body;
  const forget = async (id: string, caller = requests.desk) =>
    requests.act(id, { act: 'forget', plan_hash: (await planOf(id)).plan_hash }, caller);

  it('removes a person whom no file needs, says what stays until when, and the scan of the retention finds nobody', async () => {
    const { id, typed } = await requests.register();
    enrolment.traces.files.push(fileOf(id));
    enrolment.traces.deliveries.push(typed.phone);
    const { request_id } = await requests.identified('erasure', id);
    const { lines } = await planOf(request_id);
    expect(lines).toMatchObject([
      { service: 'repairs', fate: 'forgotten', count: 1 },
      { service: 'refunds', fate: 'kept', reason: 'public-accounts' },
      { service: 'enrolment', fate: 'forgotten' },
      { service: 'notifications', fate: 'forgotten', count: 1 },
      { service: 'enrolment', fate: 'kept', reason: 'own-request', until: '2031-03-02' },
    ]);
    expect((await stored(id)).forgottenAt).toBeUndefined();
    const done = await forget(request_id);
    expect(done.body.erasure).toMatchObject({ remaining: 0, lines });
    expect(JSON.stringify(await stored(id))).not.toContain(typed.lastname);
    expect(enrolment.traces.files[0]?.is_forgotten).toBe(true);
    expect(enrolment.traces.deliveries).toEqual([]);
    await enrolment.drain();
    expect(enrolment.published.at(-1)).toMatchObject({ name: 'consumer.anonymised', aggregate_id: id });
    await enrolment.run(retentionCommand, 'scan');
  });

  it('is found out by the scan of the retention where it left the person in the record', async () => {
    const { id } = await requests.register();
    const { request_id } = await requests.identified('erasure', id);
    await forget(request_id);
    await enrolment.models.beneficiaries.updateOne({ _id: id }, { $set: { lastName: 'DURAND' } });
    await expect(enrolment.run(retentionCommand, 'scan')).rejects.toThrow('1 documents');
    await enrolment.models.beneficiaries.updateOne({ _id: id }, { $unset: { lastName: 1 } });
  });

  it('keeps the person while a paid file needs her, with the end of its term', async () => {
    const { id, typed } = await requests.register();
    enrolment.traces.files.push(
      fileOf(id),
      fileOf(id, { repair_id: 'paid', title: 'Dossier payé', fate: 'kept', reason: 'paid-file', until: '2031-02-01' }),
    );
    enrolment.neededPersons.add(id);
    const { request_id } = await requests.identified('erasure', id);
    expect((await planOf(request_id)).lines).toContainEqual({
      service: 'enrolment',
      thing: 'Identité et coordonnées du bénéficiaire',
      count: 1,
      fate: 'kept',
      reason: 'file-needs-person',
      until: '2031-02-01',
    });
    const done = await forget(request_id);
    expect(done.body.erasure.remaining).toBe(0);
    expect((await stored(id)).phone).toBe(typed.phone);
    expect(enrolment.traces.files.map(({ is_forgotten }) => is_forgotten)).toEqual([true, false]);
    enrolment.neededPersons.clear();
  });

  it('leaves the messages of a number that another person has too', async () => {
    const phone = '+33639985555';
    const [one] = [await requests.register({ phone }), await requests.register({ phone })];
    enrolment.traces.deliveries.push(phone);
    const { request_id } = await requests.identified('erasure', one.id);
    expect((await planOf(request_id)).lines).toContainEqual(
      expect.objectContaining({ service: 'notifications', fate: 'kept', reason: 'shared-number' }),
    );
    await forget(request_id);
    expect(enrolment.traces.deliveries).toEqual([phone]);
  });

  it.each(['shop', 'account'])('leaves the messages of an address that a %s has too', async (holder) => {
    const { id, typed } = await requests.register();
    const shop = { id: 's1', profile: { mail: typed.mail } } as never;
    const account = { user_id: 'bob', mail: typed.mail, role: 'REP', name: 'B', is_closed: false, facts: [] };
    if (holder === 'account') enrolment.traces.accounts.push({ ...account, fate: 'kept', reason: 'open-account' });
    const establishments = {
      ...enrolment.ports.establishments,
      withContacts: async ([contact]: readonly string[]) => (holder === 'shop' && contact === typed.mail ? [shop] : []),
    };
    enrolment.traces.deliveries.push(typed.mail, typed.phone);
    const { request_id } = await requests.identified('erasure', id);
    const request = await enrolment.ports.personRequests.byId(request_id);
    const plan = await planErasure({ ...enrolment.ports, establishments }, orThrow(request));
    expect(plan.recipients).toEqual([typed.phone]);
    expect(plan.lines).toContainEqual(expect.objectContaining({ reason: 'shared-number', count: 1 }));
  });

  it('is refused to an operator, for a plan that changed, and a second time', async () => {
    const { id } = await requests.register();
    const { request_id } = await requests.identified('erasure', id);
    const { plan_hash } = await planOf(request_id);
    const operator = enrolment.as('ADM', { permission: 1 });
    const refused = await requests.act(request_id, { act: 'forget', plan_hash }, operator);
    expect([refused.status, refused.body.refusal]).toEqual([
      403,
      'only-an-administrator-of-permission-0-erases-a-person',
    ]);
    enrolment.traces.files.push(fileOf(id));
    const stale = await requests.act(request_id, { act: 'forget', plan_hash });
    expect([stale.status, stale.body.refusal]).toEqual([409, 'erasure-plan-changed']);
    await forget(request_id);
    const again = await requests.act(request_id, { act: 'forget', plan_hash });
    expect(again.body.refusal).toBe('person-request-done-before');
  });
});
