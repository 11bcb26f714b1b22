import { establishmentRoutes } from '@alveole/contracts/establishment';
import { recoveryRoutes } from '@alveole/contracts/recovery';
import { refundRoutes } from '@alveole/contracts/refund';
import { repairRoutes } from '@alveole/contracts/repair';
import { reviewRoutes } from '@alveole/contracts/review';
import { sessionRoutes } from '@alveole/contracts/session';
import type { Entity } from '@alveole/contracts/establishment';
import type { RepairFile, RepairSummary } from '@alveole/contracts/repair';
import {
  establishmentStatusCodes,
  EstablishmentStatus,
  isRefunded,
  isRefundPending,
  isRepair,
  isSession,
  repairStatusCodes,
  RepairStatus,
} from '@alveole/domain';
import { establishmentViewOf } from '@alveole/contracts/establishment';
import { iban, storedIdentifier, trainingProvider } from '@alveole/validation';
import { countsOf, mediaOf } from './counts.fixture.ts';
import { demoAccounts, seedDemoData } from './index.ts';
import { beginningOf, hashOf, startServices, startStores } from './installation.fixture.ts';
import type { Person } from './installation.fixture.ts';

let stores: Awaited<ReturnType<typeof startStores>>;
let services: Awaited<ReturnType<typeof startServices>>;
let repairs: RepairSummary[];
let entities: Entity[];
let files: RepairFile[];
const lines: string[] = [];
const now = new Date();
const adm: Person = { role: 'ADM' };
const all: Person = { role: 'ALL' };

beforeAll(async () => {
  stores = await startStores();
  await seedDemoData({ env: stores.env, report: (line) => lines.push(line), now });
  services = await startServices(stores.env);
  repairs = (
    await Promise.all(
      repairStatusCodes.map((status) =>
        services.read({ route: repairRoutes.listRepairs, as: adm, query: { status: String(status) } }),
      ),
    )
  ).flat();
  entities = await services.read({ route: establishmentRoutes.listEntities, as: all });
});
afterAll(async () => {
  await services?.close();
  await stores?.close();
});

const readFile = (row: RepairSummary) =>
  services.read({ route: repairRoutes.findRepair, as: adm, params: { id: row.repair_rozo_id } });

describe('the demo data', () => {
  it('tell what they wrote, part by part', () => {
    const written = [
      '1 virement',
      '45 comptes',
      '41 établissements et 120 bénéficiaires',
      `${repairs.length} dossiers`,
      expect.stringMatching(/^\d+ documents$/),
    ];
    expect(lines).toEqual(expect.arrayContaining(written));
    expect(lines.length).toBe(written.length);
  });

  it('are some forty establishments in every status, most of them validated', () => {
    const counts = countsOf(entities);
    expect([...counts.keys()].sort()).toEqual([...establishmentStatusCodes]);
    expect(entities.length).toBe(41);
    expect(counts.get(EstablishmentStatus.validated)).toBeGreaterThan(20);
  });

  it('give the desk reasons to insert into a request and into a refusal', async () => {
    const { reasons } = await services.read({ route: reviewRoutes.readReviewReasons, as: adm });
    const of = (wanted: string) => reasons.filter(({ purpose }) => purpose === wanted).map(({ name }) => name);
    expect(of('complement')).toContain('Facture illisible');
    expect(of('refusal')).toContain('Facture antérieure');
  });

  it('have schools that tell of their lessons, and find visitors where they teach', () => {
    const schools = entities.map(establishmentViewOf).filter(({ activity }) => activity.request !== undefined);
    expect(schools.length).toBeGreaterThan(8);
    expect(schools.filter(({ profile }) => !trainingProvider.safeParse(profile.training).success)).toEqual([]);
    const validated = schools.filter(({ status }) => status === EstablishmentStatus.validated);
    const withoutGrant = validated.filter(
      ({ activity: { done, request } }) => done === undefined && !request?.abortDate,
    );
    expect(withoutGrant).toEqual([]);
  });

  it('are some three hundred files in every status, of both kinds', () => {
    const counts = countsOf(repairs);
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([...repairStatusCodes]);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(8);
    expect(repairs.length).toBeGreaterThan(290);
    expect(repairs.filter(({ gender }) => isSession({ kind: gender })).length).toBeGreaterThan(20);
  });

  it('lie in the ten weeks before today', () => {
    const oldest = now.getTime() - 71 * 24 * 3600_000;
    const days = repairs.flatMap(({ create_date, modify_date }) => [Date.parse(create_date), Date.parse(modify_date)]);
    expect(Math.min(...days)).toBeGreaterThan(oldest);
    expect(Math.max(...days)).toBeLessThan(now.getTime());
  });

  it('read as the contract says, with histories in their order that end at the status of the file', async () => {
    files = await Promise.all(repairs.map(readFile));
    const disordered = files.filter(({ history }) =>
      history.some(
        ({ operation_date }, index) => index > 0 && operation_date < (history[index - 1]?.operation_date ?? ''),
      ),
    );
    const wrongEnd = files.filter(({ history, status }) => history.at(-1)?.status !== status);
    expect([
      files.length,
      disordered.map(({ repair_rozo_id }) => repair_rozo_id),
      wrongEnd.map(({ repair_rozo_id }) => repair_rozo_id),
    ]).toEqual([repairs.length, [], []]);
    expect(files.filter(({ consumer, entity }) => consumer.last_name === '' || entity.city === undefined)).toEqual([]);
    expect(files.some(({ rozo_user_id }) => rozo_user_id !== undefined)).toBe(true);
  });

  it('have identifiers and accounts that the rules accept, but for the shops that gave no IBAN', () => {
    const wrong = entities.filter(
      ({ gender, entity_data }) => !storedIdentifier(gender as 0 | 1 | 2 | 3).safeParse(entity_data.siret).success,
    );
    expect(wrong).toEqual([]);
    const given = entities.flatMap(({ entity_data }) => (entity_data.iban === undefined ? [] : [entity_data.iban]));
    expect(given.filter((text) => !iban.safeParse(text).success)).toEqual([]);
    expect(entities.length - given.length).toBe(2);
  });

  it('show shops to a visitor in Lyon, and lessons too', async () => {
    const lyon = { latitude: '45.76', longitude: '4.84', radius: '15000' };
    const shops = await services.read({ route: establishmentRoutes.findPublicEntities, query: lyon });
    const lessons = await services.read({
      route: establishmentRoutes.findPublicEntities,
      query: { ...lyon, kind: 'lesson' },
    });
    expect([shops.length, lessons.length]).toEqual([5, 2]);
  });

  it('have documents that lie in the store as their hashes say', async () => {
    const documents = [
      ...entities.flatMap(({ entity_data }) => entity_data.documents ?? []),
      ...files.flatMap(({ history }) => history.map(({ operation_data }) => operation_data)),
    ];
    const hashes = new Map(
      documents.flatMap(({ media_url, media_hash }) => (media_url === undefined ? [] : [[media_url, media_hash]])),
    );
    const wrong = await Promise.all([...hashes].map(async ([name, sha256]) => (await hashOf(stores, name)) !== sha256));
    expect(hashes.size).toBeGreaterThan(150);
    expect(wrong).not.toContain(true);
  });

  it('have documents that open: register, invoice and photo', async () => {
    const shop = entities.find(({ entity_data }) => entity_data.commercialname === 'Cycles de la Saône') as Entity;
    const paid = files.find(
      ({ status, gender, repair_entity_id }) =>
        status === RepairStatus.refunded && isRepair({ kind: gender }) && repair_entity_id === shop.entity_id,
    ) as RepairFile;
    const names = [...(shop.entity_data.documents ?? []).map(({ media_url }) => media_url), ...mediaOf(paid)];
    const beginnings = await Promise.all(names.map((name) => beginningOf(services, name)));
    expect(beginnings.sort()).toEqual(['%PDF', '%PDF', '%PDF', '\x89PNG']);
  });

  it('have invoices whose typed amount was compared with their text', () => {
    const invoices = files.flatMap(({ history }) => history.filter(({ operation_code }) => operation_code === 'FAC'));
    expect(invoices.length).toBeGreaterThan(150);
    expect(invoices.filter(({ operation_data }) => operation_data.amount_is_printed !== true)).toEqual([]);
  });

  it('wait for a transfer or are in one', async () => {
    const waiting = await services.read({ route: refundRoutes.listRefundable, as: adm });
    const [batch, ...others] = await services.read({ route: refundRoutes.listRefunds, as: adm });
    const at = (stands: (status: RepairStatus) => boolean) =>
      repairs
        .filter(({ status }) => stands(status))
        .map(({ repair_id }) => repair_id)
        .sort();
    expect(waiting.map(({ repair_id }) => repair_id).sort()).toEqual(at(isRefundPending));
    expect(waiting.some(({ blocked_by }) => blocked_by === 'missing_iban')).toBe(true);
    expect(batch?.lines.map(({ repair_id }) => repair_id).sort()).toEqual(at(isRefunded));
    expect([batch?.state, batch?.drafted_by, batch?.approved_by, others]).toEqual([
      'confirmed',
      'ROUX Jean',
      'LEROY Sophie',
      [],
    ]);
    const sepa = await services.read({
      route: refundRoutes.readSepaFile,
      as: adm,
      params: { id: batch?.refund_id ?? '' },
    });
    expect(sepa).toContain(`<NbOfTxs>${batch?.transfers.length}</NbOfTxs>`);
  });

  it('are corrected after their transfer, one of them so that its shop is asked to pay back what it owes', async () => {
    const [recovery, ...others] = await services.read({ route: recoveryRoutes.listRecoveries, as: adm });
    expect(others).toEqual([]);
    expect(recovery).toMatchObject({ state: 'requested', left: recovery?.requested });
    expect(recovery?.requested).toBeGreaterThan(0);
    expect((await services.read({ route: recoveryRoutes.listDebts, as: adm })).debts).toEqual([]);
  });

  it('let each person of the demo in, with his role', async () => {
    const sessions = await Promise.all(
      demoAccounts.map(({ mail, password }) =>
        services.read({ route: sessionRoutes.signIn, body: { mail, password } }),
      ),
    );
    expect(sessions.map(({ entity_gender, entity_status }) => [entity_gender, entity_status])).toEqual([
      [10, 1],
      [10, 1],
      [9, 1],
      [11, 1],
      [0, 1],
    ]);
    expect(demoAccounts.map(({ role, permission }) => `${role} ${permission}`)).toEqual([
      'ADM 0',
      'ADM 1',
      'ALL 0',
      'FUB 0',
      'REP 0',
    ]);
  });

  it('give the repairer of the demo many files of his own', async () => {
    const shop = entities.find(({ entity_data }) => entity_data.mail === demoAccounts.at(-1)?.mail) as Entity;
    const own = await services.read({
      route: repairRoutes.listOwnRepairs,
      as: { role: 'REP', entityId: shop.entity_id },
    });
    expect(own.length).toBeGreaterThan(30);
  });

  it('can be worked on: an administrator validates a file that waits', async () => {
    const file = await readFile(
      repairs.find(
        ({ status, rozo_user_id }) => status === RepairStatus.toReview && rozo_user_id === undefined,
      ) as RepairSummary,
    );
    const body = {
      repair_id: file.repair_id,
      last_row_hash: file.row_hash,
      repair_data: { operation_code: 'AVAL', operation_data: {} },
    };
    const answer = await services.read({ route: repairRoutes.operateRepairAsStaff, as: adm, body });
    expect(answer.status).toBe(RepairStatus.validated);
  });
});
