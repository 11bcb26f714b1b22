import { ActivityKind, EstablishmentStatus } from '@alveole/domain';
import type { EntityData } from '@alveole/contracts/establishment';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { fileOf, register, validatedShop } from '../shops.harness.ts';
import { settlementsOf } from './settle-activity.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const place = { latitude: 48.1, longitude: -1.67 };
const lessons = async () =>
  (await enrolment.visitor.get(`/entities_public?latitude=48.1&longitude=-1.67&kind=lesson`)).body.map(
    ({ id }: { id: string }) => id,
  );

/** A school as earlier versions left it: validated, its wish never granted. */
async function validatedBefore(activity: EntityData['activity'], acts: readonly string[] = []) {
  const { id } = await validatedShop(enrolment, { ...place, activity: { request: { gender: 1 } } });
  const { establishments } = enrolment.models;
  const { history } = (await establishments.findById(id).lean()) ?? { history: [] };
  const later = acts.map((act) => ({ ...history.at(-1), act, fields: ['activity'] }));
  await establishments.updateOne({ _id: id }, {
    $set: {
      'profile.activity': activity,
      history: [...history, ...later],
      finder: { ...place, repair: true, lesson: false },
    },
  } as never);
  return id;
}
const settle = async (id: string) => {
  const documents = await enrolment.models.establishments.find({ _id: id }).lean();
  const outcomes = await Promise.all(settlementsOf(enrolment.ports, documents as never).map((change) => change()));
  return outcomes.filter((outcome) => outcome === 'written').length;
};

describe('an establishment that was validated before the first validation granted anything', () => {
  it('gets what it registered with, in the lesson finder and for the other services', async () => {
    const id = await validatedBefore({ request: { gender: ActivityKind.training } });
    expect(await settle(id)).toBe(1);
    expect(await fileOf(enrolment, id)).toMatchObject({
      status: EstablishmentStatus.validated,
      entity_data: { activity: { done: ActivityKind.training, request: { gender: ActivityKind.training } } },
    });
    expect(await lessons()).toContain(id);
    expect((await enrolment.eventsOf(id)).at(-1)).toMatchObject({
      name: 'entity.modified',
      data: { actor: { role: 'SYS' }, entity: { activity: ActivityKind.training } },
    });
    expect(await settle(id)).toBe(0);
  });

  it.each([
    ['asked for another activity since', { request: { gender: 1 } }, ['save-profile']],
    ['was refused by the federation', { request: { gender: 1, abort: '2026-03-02T09:00:00.000Z' } }, []],
    ['has been granted one', { done: 0, request: { gender: 1 } }, []],
  ] as const)('keeps what it has when it %s', async (_, activity, acts) => {
    const id = await validatedBefore(activity, acts);
    expect(await settle(id)).toBe(0);
    await enrolment.migrate();
    expect((await fileOf(enrolment, id)).entity_data.activity).toEqual(activity);
  });

  it('is none that still awaits', async () => {
    const { id } = await register(enrolment, { activity: { request: { gender: ActivityKind.training } } });
    expect(await settle(id)).toBe(0);
  });
});
