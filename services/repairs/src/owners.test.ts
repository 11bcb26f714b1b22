import { routesOf } from '@alveole/contracts';
import { askFor, boundCalls, callsThatNameAnOwner, expectedOf, strangerCells } from '@alveole/testing/node';
import type { HarnessCaller, OwnedCases } from '@alveole/testing/node';
import { opening, write } from './journeys.harness.ts';
import type { FileInHand } from './journeys.harness.ts';
import { startRepairs } from './repairs.harness.ts';
import type { RepairsHarness } from './repairs.harness.ts';

const person = { last_name: 'QUATREBARBES', smartphone_number: '+33639981234', mail: 'quatrebarbes@exemple.fr' };
const serial = 'BC9988776655';
const theirs = [...Object.values(person), serial, 'Cycles Insolites', 'insolites@exemple.fr'];
const known = {
  repair: '00000000-0000-4000-8000-000000000001',
  number: 'REP00042_10001',
  consumer: 'ABCDEFGH',
  shop: 'known-shop',
  run: 'known-run',
};
const file = { repair_id: known.repair, repair_rozo_id: known.number, row_hash: 'a'.repeat(32), status: 0 };

/** How each call asks for the file of another shop, or for its beneficiary; ids are those of `known`. */
const cases: OwnedCases = {
  openRepair: {
    body: opening(known.consumer),
    otherwise: { status: 200, why: 'a beneficiary goes to any shop; the file opened is the caller’s own' },
  },
  operateRepair: { body: write(file, 'CAN') },
  operateRepairAsStaff: { body: write(file, 'AVAL') },
  assignRepair: { body: { repair_id: known.repair, rozo_user_id: 'bob' } },
  listRepairs: { query: { entity_id: 'another-shop' } },
  countListedRepairs: { query: { entity_id: known.shop } },
  readOwnRepair: { params: { id: known.repair } },
  readOwnRepairHistory: { params: { id: known.repair } },
  markRepairRead: { params: { id: known.repair } },
  readRepairHistory: { params: { id: known.repair } },
  readStamp: { params: { id: known.repair } },
  readRepairHints: { params: { id: known.repair } },
  deferDecision: { body: { decision_id: 'decision', ...write(file, 'AVAL') } },
  takeDecisionBack: { params: { id: 'decision' } },
  readCampaignVersion: { params: { id: 'own' } },
  proposeCampaign: {
    body: { version_id: 'v', files: { campaign: '', rules: '', examples: '' }, holds_from: '2026-03-02', reason: 'x' },
  },
  publishCampaign: { body: { version_id: 'v', last_row_hash: file.row_hash } },
  replayCampaign: {
    body: { replay_id: 'r', former: { version_id: 'own' }, next: { version_id: 'own' } },
  },
  readReplay: { params: { id: 'r' } },
  exportReplay: { params: { id: 'r' } },
  stopReplay: { params: { id: 'r' } },
  withdrawCampaign: { body: { version_id: 'v', last_row_hash: file.row_hash } },
  listStaffNotes: { params: { id: known.repair } },
  noteRepair: { params: { id: known.repair }, body: { note_id: 'note', text: 'Vu.' } },
  findOwnRepair: {
    params: { id: known.number },
    otherwise: { status: 400, why: 'RepairNotFoundException, as for a number that nobody has' },
  },
  findRepair: { params: { id: known.number } },
  listEntityRepairs: { params: { id: known.shop } },
  listOwnEntityRepairs: { params: { id: known.shop } },
  readEntityRepairsStats: { params: { id: known.shop } },
  readOwnEntityRepairsStats: { params: { id: known.shop } },
  listRepairsByIds: { query: { ids: known.repair } },
  exportRepairsCsv: { query: { entity_id: known.shop } },
  exportRepairsXlsx: { query: { entity_id: known.shop } },
  openRepairMassRun: { body: { act: 'validate', lines: [known.repair] } },
  readRepairMassRun: { params: { id: known.run } },
  turnRepairMassRun: { params: { id: known.run }, body: { action: 'start' } },
  listRepairMassLines: { params: { id: known.run } },
  exportRepairMassLines: { params: { id: known.run } },
  validateRepairs: { body: { repair_ids: [known.repair] } },
  reassignRepairs: { body: { user_id: 'ann', rozo_user_id: 'bob' } },
  listConsumerBikes: {
    params: { id: known.consumer },
    otherwise: {
      status: 200,
      why: 'the counter compares the bikes that a beneficiary had repaired anywhere',
      tells: serial,
    },
  },
  listConsumerSessions: {
    params: { id: known.consumer },
    otherwise: { status: 200, why: 'the counter compares the sessions that a beneficiary took anywhere' },
  },
};

let harness: RepairsHarness;
let owner: HarnessCaller;
let stranger: { entityId: string; userId: string };
let real: FileInHand & { readonly consumerId: string; readonly shop: string; readonly run: string };

/** A case with what really exists in the place of its ids. */
function asReal<T>(owned: T): T {
  const written = JSON.stringify(owned);
  const ids: readonly (readonly [string, string])[] = [
    [known.repair, real.repair_id],
    [known.number, real.repair_rozo_id],
    [known.consumer, real.consumerId],
    [known.shop, real.shop],
    [known.run, real.run],
    [file.row_hash, real.row_hash],
  ];
  return JSON.parse(ids.reduce((text, [id, own]) => text.replaceAll(id, own), written)) as T;
}

const rowHash = async () => (await harness.models.repairs.findById(real.repair_id).lean())?.rowHash;

beforeAll(async () => {
  harness = await startRepairs();
  const { entity, rep } = await harness.shop({ commercialname: 'Cycles Insolites', mail: 'insolites@exemple.fr' });
  const { consumer_id: consumerId } = harness.person(person);
  const opened = await rep.post('/enrolment/repair', opening(consumerId, { repair_bike_serial: serial }));
  expect(opened.status).toBe(200);
  owner = rep;
  const lines = [(opened.body as FileInHand).repair_id];
  const run = await harness.as('ADM').post('/v1/repairs/mass_runs', { act: 'validate', lines });
  real = { ...(opened.body as FileInHand), consumerId, shop: entity.entity_id, run: run.body.run_id };
  const other = await harness.shop();
  stranger = { entityId: other.entity.entity_id, userId: `user-${other.entity.entity_id}` };
  expect(entity.entity_id).not.toBe(stranger.entityId);
});
afterAll(() => harness?.close());

describe('the file of a shop', () => {
  it('has a case for each call that names one', () => {
    expect(Object.keys(cases).sort()).toEqual(callsThatNameAnOwner(routesOf.repairs));
  });

  it.each(strangerCells(routesOf.repairs, cases))(
    'is not told by %s to a stranger of role %s, nor changed',
    async (_, role, route, owned) => {
      const before = await rowHash();
      const answer = await askFor(harness.as(role, role === 'REP' ? stranger : {}), route, asReal(owned));
      expect(expectedOf(route, role, owned)).toContain(answer.status);
      const leaks = theirs.filter((mark) => mark !== owned.otherwise?.tells && answer.text.includes(mark));
      expect(leaks).toEqual([]);
      expect(await rowHash()).toBe(before);
    },
  );

  it.each(boundCalls(routesOf.repairs, Object.keys(cases), 'REP').map((route) => [route.name, route] as const))(
    'is not told by %s to software of another shop, nor changed',
    async (name, route) => {
      const before = await rowHash();
      const owned = cases[name] ?? {};
      const software = harness.asSoftware('shop', { shop: { entityId: stranger.entityId, entityGender: 0 } });
      const answer = await askFor(software, route, asReal(owned));
      expect(expectedOf(route, 'REP', owned)).toContain(answer.status);
      expect(theirs.filter((mark) => mark !== owned.otherwise?.tells && answer.text.includes(mark))).toEqual([]);
      expect(await rowHash()).toBe(before);
    },
  );

  it('is told to software of the shop itself, and of the programme', async () => {
    const own = harness.asSoftware('shop', { shop: { entityId: real.shop, entityGender: 0 } });
    const answers = [await own.get(`/enrolment/repair/${real.repair_id}`)];
    answers.push(await harness.asSoftware('programme').get(`/enrolment/repair/${real.repair_id}`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it.each(['readOwnRepair', 'findOwnRepair'])(
    'is told by %s to itself, so that a stranger’s call finds it',
    async (name) => {
      const route = routesOf.repairs.find((known) => known.name === name);
      if (route === undefined) throw new Error(`The contracts have no ${name}.`);
      const { text } = await askFor(owner, route, asReal(cases[name] ?? {}));
      expect(theirs.filter((mark) => !text.includes(mark))).toEqual([]);
    },
  );
});
