import { ActivityKind, EstablishmentStatus } from '@alveole/domain';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { decide, fileOf, register } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

type Request = Record<string, unknown>;

/** Staff writes times into the request of a file; which ones are new says what was done. */
const write = async (id: string, times: Request, role: 'ADM' | 'ALL' | 'FUB' = 'ADM') => {
  const { request = {} } = (await fileOf(enrolment, id)).entity_data.activity;
  return decide(enrolment, id, { entity_data: { activity: { request: { ...request, ...times } } } }, { role });
};
const lastEvent = async (id: string) => (await enrolment.eventsOf(id)).at(-1);
const anyTime = '2026-03-01T00:00:00.000Z';

/** An association that wishes to teach, its request at the federation. */
async function atTheFederation() {
  const association = { legalStatut: 1, siret: `WWWWWW${String(Math.random()).slice(2, 10)}`, activity: { done: 2 } };
  const { id } = await register(enrolment, association as never);
  expect((await write(id, { gender: ActivityKind.both, fub: anyTime }, 'ALL')).status).toBe(200);
  return id;
}

describe('a request to the federation', () => {
  it('goes there under the server’s time, and the establishment is mailed CODE32', async () => {
    const id = await atTheFederation();
    const { request } = (await fileOf(enrolment, id)).entity_data.activity;
    expect(request.fub).toBe(enrolment.clock.now.toISOString());
    expect(await lastEvent(id)).toMatchObject({
      name: 'entity.modified',
      data: { mail: 'fub-sent', reasons: [], closes_sessions: false },
    });
  });

  it('lets nobody validate meanwhile, and is answered by FUB or ALL alone', async () => {
    const { id } = await register(enrolment, { activity: { done: ActivityKind.both } });
    await write(id, { gender: ActivityKind.both, fub: anyTime });
    const early = await decide(enrolment, id, { status: EstablishmentStatus.validated });
    expect(early.body.message).toBe('A request to the federation is pending.');
    expect((await write(id, { accept: anyTime })).body.code).toBe('NotAuthorizedException');
  });

  it('is granted once it is accepted, and the establishment is mailed CODE33', async () => {
    const id = await atTheFederation();
    expect((await write(id, { accept: anyTime }, 'FUB')).status).toBe(200);
    expect((await fileOf(enrolment, id)).entity_data.activity.done).toBe(ActivityKind.both);
    expect(await lastEvent(id)).toMatchObject({ name: 'entity.modified', data: { mail: 'fub-validated' } });
    const validated = await decide(enrolment, id, { status: EstablishmentStatus.validated }, { role: 'ALL' });
    expect(validated.body.status).toBe(EstablishmentStatus.validated);
  });

  it('is refused with the federation’s reason, and the establishment is mailed CODE34', async () => {
    const id = await atTheFederation();
    expect((await write(id, { abort: anyTime, abortMotif: ' Diplôme périmé ' }, 'FUB')).status).toBe(200);
    expect(await lastEvent(id)).toMatchObject({
      name: 'entity.modified',
      data: { mail: 'fub-refused', reasons: ['Diplôme périmé'] },
    });
  });

  it('keeps of the federation’s reason what can be read, for the file, the mail and the trail alike', async () => {
    const id = await atTheFederation();
    const abortMotif = ' <b onclick="x()">Diplôme</b>\n périmé <img src=x> ';
    expect((await write(id, { abort: anyTime, abortMotif }, 'FUB')).status).toBe(200);
    expect((await fileOf(enrolment, id)).entity_data.activity).toEqual({
      request: {
        gender: ActivityKind.both,
        fub: enrolment.clock.now.toISOString(),
        abort: enrolment.clock.now.toISOString(),
        abortMotif: 'Diplôme périmé',
      },
    });
    expect((await lastEvent(id))?.data).toMatchObject({ reasons: ['Diplôme périmé'] });
    const stored = await enrolment.models.establishments.findById(id).lean();
    expect(stored?.history.at(-1)?.reasons).toEqual(['Diplôme périmé']);
  });

  it.each([' ', '<br>', '\u200b'])('is not refused for %j', async (abortMotif) => {
    const id = await atTheFederation();
    expect((await write(id, { abort: anyTime, abortMotif }, 'FUB')).body.message).toBe(
      'motif (MISSING): Field is required',
    );
  });

  it('is neither answered by a decision on the accreditation nor by mending the file', async () => {
    const { id } = await register(enrolment, { activity: { done: ActivityKind.both } });
    await write(id, { gender: ActivityKind.both, fub: anyTime });
    const motif = { code: '', tab: ['{"key":1}'] };
    const { request } = (await fileOf(enrolment, id)).entity_data.activity;
    const activity = { done: ActivityKind.both, request: { ...request, accept: anyTime } };
    const refused = await decide(enrolment, id, { status: 2, entity_data: { motif, activity } });
    expect([refused.status, refused.body.message]).toEqual([403, 'Field not editable: activity.']);
    const mended = await decide(enrolment, id, { entity_data: { activity: { done: ActivityKind.both, request } } });
    expect(mended.status).toBe(200);
    expect((await fileOf(enrolment, id)).entity_data.activity).toEqual({ request });
  });

  it('is not sent for a workshop that never asked', async () => {
    const { id } = await register(enrolment);
    expect((await write(id, { gender: ActivityKind.both, fub: anyTime })).body.message).toBe(
      'No request for training was made.',
    );
  });

  it('is not refused without a reason', async () => {
    const id = await atTheFederation();
    expect((await write(id, { abort: anyTime }, 'FUB')).body.message).toBe('motif (MISSING): Field is required');
  });
});

it('mails nothing about a file whose data staff only mends', async () => {
  const { id } = await register(enrolment);
  await decide(enrolment, id, { entity_data: { city: 'Schiltigheim' } });
  expect((await lastEvent(id))?.data).not.toHaveProperty('mail');
});
