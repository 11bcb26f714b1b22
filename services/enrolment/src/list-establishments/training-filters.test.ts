import { ActivityKind } from '@alveole/domain';
import type { Activity } from '@alveole/domain';
import { fileChangesOf } from '@alveole/contracts/establishment';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { seedEnrolment } from '../seeding/seed-enrolment.ts';
import type { SeedAct, SeedEstablishment } from '../seeding/seed-enrolment.ts';
import { shopData, shopSiret } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
const all = { role: 'ALL', permission: 0, userId: 'user-all' } as const;
const at = (minute: number) => new Date(Date.UTC(2026, 1, 1, 0, minute));
const time = at(900).toISOString();
const wish = { gender: ActivityKind.both };
const sent = { ...wish, fubDate: time };

/** An act on the request, which leaves the activity as it is given. */
const stepOf = (act: SeedAct['act'], activity: Activity): SeedAct => ({
  act,
  at: at(901),
  actor: all,
  userName: 'Luc',
  writes: { activity },
});
const sending = stepOf('send-to-fub', { request: sent, history: [] });
const answered = { ...sent, acceptDate: at(902).toISOString() };
const refused = { ...sent, abortDate: at(902).toISOString(), abortMotif: 'Diplôme périmé' };

function seed(
  id: string,
  prefix: number,
  acts: readonly SeedAct[],
  activity: Activity,
  changes = {},
): SeedEstablishment {
  const profile = { siret: shopSiret(), mail: `${id}@exemple.fr`, ...changes };
  return {
    id,
    kind: 0,
    prefix,
    profile: { ...fileChangesOf(shopData(profile)), activity },
    registeredAt: at(prefix),
    acts,
  };
}

/** Newest last. */
const someday: readonly SeedEstablishment[] = [
  seed('workshop', 1, [], { done: ActivityKind.workshop, history: [] }),
  seed('waiting', 2, [], { request: wish, history: [] }),
  seed('sent', 3, [sending], { request: wish, history: [] }),
  seed(
    'sent-elsewhere',
    4,
    [sending],
    { request: wish, history: [] },
    { commercialname: 'Atelier Garonne', city: 'Agen' },
  ),
  seed('granted', 5, [sending, stepOf('fub-validates', { done: 2, request: answered, history: [] })], {
    request: wish,
    history: [],
  }),
  seed('turned-down', 6, [sending, stepOf('fub-refuses', { request: refused, history: [] })], {
    request: wish,
    history: [],
  }),
  seed('teaching', 7, [], { done: ActivityKind.training, history: [] }),
];

beforeAll(async () => {
  enrolment = await openEnrolment();
  await seedEnrolment(enrolment.database, { establishments: someday, beneficiaries: [] });
});
afterAll(() => enrolment?.close());

const list = async (query: string): Promise<string[]> =>
  (await enrolment.as('ADM').get(`/enrolment/entities?${query}`)).body.map(
    (row: { entity_id: string }) => row.entity_id,
  );

describe('the lists of training', () => {
  it.each([
    ['has_ve_activity=yes', ['teaching', 'turned-down', 'granted', 'sent-elsewhere', 'sent', 'waiting']],
    ['ve_request=waiting', ['waiting']],
    ['ve_request=sent', ['sent-elsewhere', 'sent']],
    ['ve_request=accepted', ['granted']],
    ['ve_request=aborted', ['turned-down']],
    ['ve_request=sent&status=1', []],
    ['ve_request=sent&query=garonne', ['sent-elsewhere']],
    ['ve_request=sent&query=garonne%20agen', ['sent-elsewhere']],
    ['ve_request=waiting&query=garonne%20agen', []],
    ['ve_request=accepted&has_ve_activity=true&query=strasbourg', ['granted']],
    ['has_ve_activity=1&mine=yes', []],
    ['ve_request=sent&created_before=2026-01-01', []],
  ])('keep to where the requests stand: %s', async (query, expected) => {
    expect(await list(query)).toEqual(expected);
  });

  it('are counted', async () => {
    const { body } = await enrolment.as('ADM').get('/v1/enrolment/entity_counts');
    expect(body.by_ve_request).toEqual({ waiting: 1, sent: 2, accepted: 1, aborted: 1 });
  });

  it.each(['has_ve_activity=perhaps', 've_request=lost', 've_request[$ne]=sent'])('refuse %s', async (query) => {
    expect((await enrolment.as('ADM').get(`/enrolment/entities?${query}`)).status).toBe(400);
  });
});
