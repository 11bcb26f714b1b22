import { mailCodeLimits } from '@alveole/domain';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { applicant, password, register, shopData, shopSiret } from '../shops.harness.ts';
import { sweepDelay, sweepUploads } from '../sweep-uploads/sweep-uploads.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());
afterEach(() => enrolment.unanswered.clear());

type Applicant = Awaited<ReturnType<typeof applicant>>;

const send = ({ entity_id, code }: Applicant, entity_data: object, headers = {}) =>
  enrolment.visitor.post('/enrolment/entity', { entity_id, code, password, entity_data }, headers);
const establishmentsOf = ({ entity_id }: Applicant) =>
  enrolment.models.establishments.countDocuments({ _id: entity_id });
const accountOf = ({ mail }: Applicant) => enrolment.accounts.get(mail);

/** The sweep after the end of the code. */
const sweepLater = () => {
  enrolment.clock.later(mailCodeLimits.lifetimeMs + sweepDelay + 1);
  return sweepUploads(enrolment.ports);
};

describe('a registration that breaks off', () => {
  it('before its account was prepared leaves nothing, and is taken up when it is sent again', async () => {
    const person = await applicant(enrolment);
    const body = shopData({ documents: person.documents });
    enrolment.unanswered.add('prepareAccount');
    expect(await send(person, body)).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    expect([await establishmentsOf(person), accountOf(person)]).toEqual([0, undefined]);
    enrolment.unanswered.clear();
    expect((await send(person, body)).status).toBe(200);
  });

  it('before its account was opened is finished when it is sent again, with one establishment', async () => {
    const person = await applicant(enrolment);
    const body = shopData({ documents: person.documents });
    enrolment.unanswered.add('openAccount');
    expect((await send(person, body)).status).toBe(503);
    expect([await establishmentsOf(person), accountOf(person)]).toEqual([
      1,
      expect.objectContaining({ isOpen: false }),
    ]);
    enrolment.unanswered.clear();
    const again = await send(person, body);
    expect([again.status, again.body.user_id]).toEqual([200, accountOf(person)?.userId]);
    expect([await establishmentsOf(person), accountOf(person)]).toEqual([1, expect.objectContaining({ isOpen: true })]);
    expect((await enrolment.eventsOf(person.entity_id)).map(({ name }) => name)).toEqual(['entity.registered']);
  });

  it('is finished with a new code too', async () => {
    const person = await applicant(enrolment);
    const body = shopData({ documents: person.documents });
    enrolment.unanswered.add('openAccount');
    await send(person, body);
    enrolment.unanswered.clear();
    enrolment.clock.later(mailCodeLimits.lifetimeMs + 1);
    const place = await enrolment.visitor.post('/enrolment/check_email', { mail: person.mail });
    expect(place.body.entity_id).toBe(person.entity_id);
    expect((await send({ ...person, code: await enrolment.codeFor(person.mail) }, body)).status).toBe(200);
  });

  it('is not begun when nobody waits for it any more', async () => {
    const person = await applicant(enrolment);
    const body = shopData({ documents: person.documents });
    expect((await send(person, body, { 'x-answer-within': '0' })).status).toBe(503);
    expect([await establishmentsOf(person), accountOf(person)]).toEqual([0, undefined]);
  });
});

describe('the account of a registration that is refused', () => {
  /** Another establishment takes the SIRET while auth prepares the account. */
  async function losesTheRace(): Promise<Applicant> {
    const [person, other] = [await applicant(enrolment), await register(enrolment)];
    const siret = shopSiret();
    const taken = enrolment.models.establishments;
    enrolment.whilePreparing(() => taken.updateOne({ _id: other.id }, { $set: { siretClaim: siret } }));
    const answer = await send(person, shopData({ siret, documents: person.documents }));
    expect([answer.status, answer.body.message]).toEqual([409, 'This siret is already registered.']);
    return person;
  }

  it('is withdrawn', async () => {
    expect(accountOf(await losesTheRace())).toBeUndefined();
  });

  it('is withdrawn by the sweep where auth was away, and the registration with it', async () => {
    enrolment.unanswered.add('withdrawAccount');
    const person = await losesTheRace();
    await sweepLater();
    expect(accountOf(person)).toMatchObject({ isOpen: false });
    enrolment.unanswered.clear();
    await sweepUploads(enrolment.ports);
    expect(accountOf(person)).toBeUndefined();
    expect(await enrolment.models.registrations.exists({ _id: person.entity_id })).toBeNull();
  });
});

describe('the sweep', () => {
  it('leaves the account of an establishment that stands', async () => {
    const person = await applicant(enrolment);
    enrolment.unanswered.add('openAccount');
    await send(person, shopData({ documents: person.documents }));
    await sweepLater();
    expect(accountOf(person)).toBeDefined();
  });

  it('keeps the registration of an account that was opened without establishment, for its owner to go on', async () => {
    const person = await applicant(enrolment);
    enrolment.accounts.set(person.mail, { entityId: person.entity_id, userId: 'u-half', isOpen: true });
    await enrolment.ports.registrations.noteAccountAsked(person.entity_id, enrolment.clock.now);
    await sweepLater();
    const place = await enrolment.visitor.post('/enrolment/check_email', { mail: person.mail });
    expect(place.body.entity_id).toBe(person.entity_id);
    const kbis = await enrolment.uploadAs(
      enrolment.visitor,
      place.body.media_url_prefix,
      'pdf',
      Buffer.from('%PDF-1.4 '),
    );
    const documents = [{ ...kbis, media_gender: 'KBIS' as const, media_id: 'k' }];
    const again = await send({ ...person, code: await enrolment.codeFor(person.mail) }, shopData({ documents }));
    expect([again.status, again.body.user_id]).toEqual([200, 'u-half']);
  });
});
