import { routesOf } from '@alveole/contracts';
import { roles, staffRoles } from '@alveole/domain';
import type { Role } from '@alveole/domain';
import { askFor, boundCalls, callsThatNameAnOwner, expectedOf, strangerCells } from '@alveole/testing/node';
import type { HarnessCaller } from '@alveole/testing/node';
import { openEnrolment } from './enrolment.harness.ts';
import type { OpenEnrolment } from './enrolment.harness.ts';
import {
  beneficiaryCases,
  fileCases,
  ownThings,
  owners,
  personRequestCases,
  person,
  unheard,
} from './owned-cases.fixture.ts';
import type { Heard, Owner } from './owned-cases.fixture.ts';
import { decide, fileOf, partnerOf, register, validatedShop } from './shops.harness.ts';
import type { Shop } from './shops.harness.ts';

const iban = 'FR7630006000011234567890189';
const marks = [iban, 'Quatrebarbes'];
const allCases = {
  ...fileCases(unheard, []),
  ...beneficiaryCases(unheard),
  ...personRequestCases('unheard'),
  ...ownThings,
};

let enrolment: OpenEnrolment;
/** The strongest of strangers: a shop that was validated itself. */
let neighbour: Shop;
let heardOf: Readonly<Record<string, Heard>>;

beforeAll(async () => {
  enrolment = await openEnrolment();
  neighbour = await validatedShop(enrolment);
  const consumer = (await counterOf(neighbour).post('/enrolment/consumer', { consumer_data: person })).body;
  const heard: Record<string, Heard> = {};
  for (const owner of owners) {
    const shop = await register(enrolment, { name: 'Quatrebarbes', iban, ...owner.changes() });
    expect((await decide(enrolment, shop.id, { status: 1 }, { role: 'ALL' })).status).toBe(200);
    if (owner.isClosed) await close(shop);
    const { row_hash: rowHash, entity_data } = await fileOf(enrolment, shop.id);
    const run = await enrolment.as('ADM').post('/v1/enrolment/mass_runs', { act: 'represent-terms', lines: [shop.id] });
    heard[owner.name] = {
      shop: shop.id,
      rowHash,
      document: entity_data.documents[0].media_url,
      gender: owner.gender,
      run: run.body.run_id,
      consumer: consumer.consumer_id,
      consumerRowHash: consumer.row_hash,
    };
  }
  heardOf = heard;
});
afterAll(() => enrolment?.close());

const counterOf = (shop: Shop): HarnessCaller => partnerOf(enrolment, shop);
const strangerOf = (role: Role): HarnessCaller => (role === 'REP' ? counterOf(neighbour) : enrolment.as(role));

async function close(shop: Shop): Promise<void> {
  const motif = { code: 'CODE27', tab: ['Demandeur non éligible'] };
  expect((await decide(enrolment, shop.id, { status: 9, entity_data: { motif } })).status).toBe(200);
}

function heardBy({ name }: Owner): Heard {
  const heard = heardOf[name];
  if (heard === undefined) throw new Error(`Nobody prepared ${name}.`);
  return heard;
}

describe('every call that names somebody’s', () => {
  it('has a case', () => {
    const named = callsThatNameAnOwner(routesOf.enrolment);
    expect(named.filter((name) => !Object.hasOwn(allCases, name))).toEqual([]);
  });
});

describe.each(owners)('the file of $name', (owner) => {
  const cells = strangerCells(routesOf.enrolment, fileCases(unheard, owner.reviewers), roles);

  it.each(cells)('is not told by %s to a stranger of role %s, nor changed', async (_, role, route) => {
    const heard = heardBy(owner);
    const owned = fileCases(heard, owner.reviewers)[route.name] ?? {};
    const answer = await askFor(strangerOf(role), route, owned);
    expect(expectedOf(route, role, owned)).toContain(answer.status);
    expect(marks.filter((mark) => answer.text.includes(mark))).toEqual([]);
    expect((await fileOf(enrolment, heard.shop)).row_hash).toBe(heard.rowHash);
  });

  const bound = boundCalls(routesOf.enrolment, Object.keys(fileCases(unheard, [])), 'REP');

  it.each(bound.map((route) => [route.name, route] as const))(
    'is not told by %s to software of another shop, nor changed',
    async (name, route) => {
      const heard = heardBy(owner);
      const owned = fileCases(heard, owner.reviewers)[name] ?? {};
      const software = enrolment.asSoftware('shop', { shop: { entityId: neighbour.id, entityGender: 0 } });
      const answer = await askFor(software, route, owned);
      expect(expectedOf(route, 'REP', owned)).toContain(answer.status);
      expect(marks.filter((mark) => answer.text.includes(mark))).toEqual([]);
      expect((await fileOf(enrolment, heard.shop)).row_hash).toBe(heard.rowHash);
    },
  );

  const readings = [
    'readEntity',
    'readEntityHistory',
    'readMedia',
    'readMediaPrefix',
    'listEntities',
    'exportEntitiesCsv',
    'readMediaPutUrl',
  ];
  const reviewers = readings.flatMap((name) => owner.reviewers.map((role) => [name, role] as const));

  it.each(reviewers)(
    'is told by %s to its reviewer of role %s, so that a stranger’s call finds it',
    async (name, role) => {
      const route = routesOf.enrolment.find((known) => known.name === name);
      const owned = fileCases(heardBy(owner), owner.reviewers)[name];
      if (route === undefined || owned === undefined) throw new Error(`Nothing is known of ${name}.`);
      expect((await askFor(enrolment.as(role), route, owned)).status).toBe(200);
    },
  );
});

describe('a closed shop', () => {
  const own = owners.find(({ isClosed }) => isClosed) as Owner;
  const calls = routesOf.enrolment.filter(
    ({ name, whenClosed }) => Object.hasOwn(allCases, name) && whenClosed === undefined,
  );

  it.each(calls.map((route) => [route.name, route] as const))(
    'is refused %s, its own file too',
    async (name, route) => {
      const heard = heardBy(own);
      const partner = enrolment.as('REP', { entityId: heard.shop });
      const others = { ...personRequestCases('unheard'), ...ownThings };
      const owned = { ...fileCases(heard, []), ...beneficiaryCases(heard), ...others }[name] ?? {};
      expect((await askFor(partner, route, owned)).status).toBe(403);
      expect((await fileOf(enrolment, heard.shop)).row_hash).toBe(heard.rowHash);
    },
  );
});

describe('a beneficiary', () => {
  const calls = routesOf.enrolment.filter(({ name }) => Object.hasOwn(beneficiaryCases(unheard), name));
  const askers = ['ALL', 'FUB', 'a shop that was never validated', 'a closed shop'] as const;
  let newcomer: Shop;
  beforeAll(async () => {
    newcomer = await register(enrolment);
  });
  const asker = (name: (typeof askers)[number]): HarnessCaller => {
    if (name === 'a shop that was never validated') return counterOf(newcomer);
    if (name === 'a closed shop') return enrolment.as('REP', { entityId: heardBy(owners[1] as Owner).shop });
    return enrolment.as(name);
  };
  const ask = (client: HarnessCaller, route: (typeof calls)[number]) =>
    askFor(client, route, beneficiaryCases(heardBy(owners[0] as Owner))[route.name] ?? {});
  const cells = calls.flatMap((route) => askers.map((name) => [route.name, name, route] as const));

  it.each(cells)('is not told by %s to %s', async (_, name, route) => {
    const answer = await ask(asker(name), route);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain(person.last_name);
  });

  it('is told to every validated counter, so that these calls find one', async () => {
    for (const route of calls)
      expect([route.name, (await ask(counterOf(neighbour), route)).status]).toEqual([route.name, 200]);
  });
});

describe('the request of a person', () => {
  const calls = routesOf.enrolment.filter(({ name }) => Object.hasOwn(personRequestCases(''), name));
  const strangers = roles.filter((role) => role !== 'ADM');
  let id: string;
  beforeAll(async () => {
    const { body } = personRequestCases('').createPersonRequest ?? {};
    id = (await enrolment.as('ADM').post('/v1/enrolment/person_requests', body)).body.request_id;
  });

  it.each(calls.flatMap((route) => strangers.map((role) => [route.name, role, route] as const)))(
    'is refused by %s to role %s, and not told',
    async (name, role, route) => {
      const answer = await askFor(strangerOf(role), route, personRequestCases(id)[name] ?? {});
      expect(answer.status).toBe(403);
      expect(answer.text).not.toContain('Quatrebarbes');
    },
  );

  it('is told to an administrator, so that these calls find it', async () => {
    const { body } = await enrolment.as('ADM').get(`/v1/enrolment/person_requests/${id}`);
    expect(body.name).toBe('Quatrebarbes');
  });
});

describe('the views of a list', () => {
  const staff = staffRoles;

  it.each(staff)('are not those of anybody else, whoever of role %s names their ids', async (role) => {
    const path = '/v1/enrolment/list_views';
    const owner = enrolment.as('ADM', { userId: `owner-${role}` });
    const views = [{ view_id: 'v1', name: 'Lyon', filters: { q: 'lyon' } }];
    expect((await owner.put(path, { list: 'establishments', views })).status).toBe(200);
    const another = enrolment.as(role, { userId: `another-${role}` });
    expect((await another.put(path, ownThings.saveListViews?.body)).status).toBe(200);
    expect((await owner.get(`${path}?list=establishments`)).body.views).toEqual(views);
  });
});
