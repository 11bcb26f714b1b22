import { randomUUID } from 'node:crypto';
import type { EntitySnapshot, EventEnvelope } from '@alveole/contracts';
import { events, routesOf } from '@alveole/contracts';
import { connectDatabase } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { createLogger, createService } from '@alveole/service-kit';
import { testInfrastructure } from '@alveole/testing/node';
import { createTestTokens } from '@alveole/testing/tokens';
import type { FastifyInstance } from 'fastify';
import { wireRefunds } from './app.ts';
import { batchModelOf } from './batch/batch-repository.ts';

const logger = createLogger({ service: 'refunds', level: 'silent' });
const tokens = createTestTokens();
const drafter = tokens.bearer('ADM', { user_id: 'adm-0', user_name: 'LEROY Sophie' });
const approver = tokens.bearer('ADM', { user_id: 'adm-1', user_name: 'ROUX Jean', permission: 1 });
const debtor = { name: 'Agence du vélo', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' };

let database: Database;
let app: FastifyInstance;
let wired: ReturnType<typeof wireRefunds>;
/** What repairs would answer: cents by file that can be locked. */
const lockable = new Map<string, number>();

const handled = async (event: EventEnvelope) => {
  for (const handlers of wired.subscriptions.map(({ handlers }) => handlers) as unknown as Record<
    string,
    (event: EventEnvelope) => Promise<void>
  >[])
    await handlers[event.name]?.(event);
};

beforeAll(async () => {
  const { mongoUri, dbName } = testInfrastructure();
  database = await connectDatabase({ uri: mongoUri, dbName, logger });
  wired = wireRefunds({
    database,
    debtor,
    lockFiles: async (_, ids) =>
      new Map(ids.flatMap((id) => (lockable.has(id) ? [[id, lockable.get(id) as number]] : []))),
    askEntity: async () => undefined,
    now: () => new Date(),
  });
  await database.syncIndexes();
  const config = { AUTH_PUBLIC_KEYS: tokens.publicKeys, SERVICE_SECRET: 'k8Qz-27xvWpLm3nRt5yUa9cE1gJ4hB6d0F' };
  app = await createService({
    name: 'refunds',
    logger,
    config,
    routes: wired.routes,
    rateLimits: { scale: 1000 },
    loadLimits: { eventLoopDelayMs: 60_000 },
  });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

let serial = 0;
const envelope = () => ({
  event_id: randomUUID(),
  occurred_at: new Date(Date.now() + serial).toISOString(),
  aggregate_id: 'a',
});

async function establishment(iban: string | undefined = 'FR7630006000011234567890189'): Promise<string> {
  const entity_id = `e${(serial += 1)}`;
  const entity: EntitySnapshot = {
    entity_id,
    sequence: 1,
    status: 1,
    gender: 0,
    prefix: serial,
    raison_sociale: 'Cycles & Cie Évreux',
    commercialname: 'Cycles',
    siret: '12345678901234',
    mail: 'x@exemple.fr',
    conditions_accepted: true,
    activity: 0,
    ...(iban ? { iban } : {}),
  };
  await handled(
    events.entityProfileSaved.create({ ...envelope(), sequence: 1, data: { entity, actor: { role: 'REP' } } }),
  );
  return entity_id;
}

/** A file told of by an event. */
async function fileAt(
  status: number,
  entity_id: string,
  options: { repair_id?: string; from?: number; sequence?: number; cents?: number } = {},
) {
  const { repair_id = `r${(serial += 1)}`, from = 1, sequence = 5, cents = 5000 } = options;
  const repair = {
    repair_id,
    repair_rozo_id: `REP00012_${String(serial).padStart(5, '0')}`,
    sequence,
    status,
    gender: 0 as const,
    entity_id,
    entity_name: 'Cycles',
    consumer_id: 'ABCDEFGH',
    net_cents: 12_500,
    to_refund_cents: cents,
    created_at: new Date().toISOString(),
  };
  await handled(
    events.repairOperated.create({
      ...envelope(),
      sequence,
      data: { repair, operation_codes: ['AVAL'], from, actor: { role: 'ADM' } },
    }),
  );
  lockable.set(repair_id, cents);
  return repair_id;
}

const put = (payload: object, authorization = drafter) =>
  app.inject({ method: 'PUT', url: '/alveoleapi/backend/refund', payload, headers: { authorization } });
const get = (path: string, authorization = drafter) =>
  app.inject({ url: `/alveoleapi${path}`, headers: { authorization } });
const draft = (...repair_ids: string[]) => put({ repair_ids });

async function move(refund_id: string, state: string, last_row_hash: string, authorization = approver) {
  return put({ refund_id, state, last_row_hash }, authorization);
}

async function approved(...repair_ids: string[]) {
  const { refund_id, row_hash } = (await draft(...repair_ids)).json();
  return { refund_id: refund_id as string, ...(await move(refund_id, 'approved', row_hash)).json() };
}

const outboxOf = async (refund_id: string) =>
  (await batchModelOf(database).findOne({ _id: refund_id }).lean())?.outbox ?? [];

it('binds every route that its contract declares', () => {
  expect(wired.routes.map(({ route }) => route.name).sort()).toEqual(
    routesOf.refunds.map((route) => route.name).sort(),
  );
});

describe('the files to refund', () => {
  it('are those at 5 and 11, oldest first, with their sum in euros', async () => {
    const entity = await establishment();
    const [five, eleven, seven] = [
      await fileAt(5, entity),
      await fileAt(11, entity, { cents: 4250 }),
      await fileAt(7, entity, { from: 5 }),
    ];
    const listed: { repair_id: string; amount: number }[] = (await get('/backend/repairs_to_refund')).json();
    const own = listed.filter(({ repair_id }) => [five, eleven, seven].includes(repair_id));
    expect(own.map(({ repair_id, amount }) => [repair_id, amount])).toEqual([
      [five, 50],
      [eleven, 42.5],
    ]);
  });

  it('tell when an establishment has no IBAN yet', async () => {
    const file = await fileAt(5, await establishment(''));
    const listed: { repair_id: string }[] = (await get('/backend/repairs_to_refund')).json();
    expect(listed.find(({ repair_id }) => repair_id === file)).toMatchObject({ blocked_by: 'missing_iban' });
    expect((await draft(file)).json()).toMatchObject({ code: 'DuplicatesValueException' });
  });

  it('follow the newest event, in whatever order events come', async () => {
    const entity = await establishment();
    const file = await fileAt(6, entity, { from: 5, sequence: 9 });
    await fileAt(5, entity, { repair_id: file, sequence: 8 });
    expect((await draft(file)).statusCode).toBe(409);
  });

  it.each(['REP', 'ALL', 'FUB'] as const)('are not for %s', async (role) => {
    expect((await get('/backend/repairs_to_refund', tokens.bearer(role))).statusCode).toBe(403);
  });
});

describe('a batch', () => {
  it('goes from draft by a second person to confirmation, with an event at each state', async () => {
    const file = await fileAt(5, await establishment());
    const drafted = (await draft(file)).json();
    expect(drafted).toMatchObject({ state: 'drafted', sepa_url: `/v1/refunds/batches/${drafted.refund_id}/sepa.xml` });
    const second = (await move(drafted.refund_id, 'approved', drafted.row_hash)).json();
    const third = (await move(drafted.refund_id, 'exported', second.row_hash)).json();
    const fourth = (await move(drafted.refund_id, 'confirmed', third.row_hash)).json();
    expect(fourth.state).toBe('confirmed');
    const told = await outboxOf(drafted.refund_id);
    expect(told.map(({ name, sequence }) => [name, sequence])).toEqual([
      ['refund.drafted', 1],
      ['refund.approved', 2],
      ['refund.exported', 3],
      ['refund.confirmed', 4],
    ]);
    expect(told.at(-1)?.data).toMatchObject({ repair_ids: [file] });
  });

  it('is not approved by its drafter', async () => {
    const { refund_id, row_hash } = (await draft(await fileAt(5, await establishment()))).json();
    const answer = await move(refund_id, 'approved', row_hash, drafter);
    expect([answer.statusCode, answer.json().message]).toEqual([403, 'The approver is not the drafter.']);
  });

  it.each([
    ['exported', 'drafted'],
    ['confirmed', 'drafted'],
  ])('cannot be %s while it is %s', async (step, state) => {
    const { refund_id, row_hash } = (await draft(await fileAt(5, await establishment()))).json();
    const answer = await move(refund_id, step, row_hash);
    expect([answer.statusCode, answer.json().message]).toEqual([409, `A batch that is ${state} cannot be ${step}.`]);
  });

  it('refuses a stale row_hash and stays as it is', async () => {
    const { refund_id } = await approved(await fileAt(5, await establishment()));
    const answer = await move(refund_id, 'exported', '0'.repeat(32));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'RefundVersionMismatchException']);
    expect((await get(`/backend/repairs_refunded/${refund_id}`)).json().state).toBe('approved');
  });

  it('is confirmed by one of ten that confirm at once', async () => {
    const { refund_id, row_hash } = await approved(await fileAt(5, await establishment()));
    const exported = (await move(refund_id, 'exported', row_hash)).json();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => move(refund_id, 'confirmed', exported.row_hash)),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect((await outboxOf(refund_id)).filter(({ name }) => name === 'refund.confirmed')).toHaveLength(1);
  });

  it('holds each file alone: of twenty drafts at once one gets it', async () => {
    const file = await fileAt(5, await establishment());
    const answers = await Promise.all(Array.from({ length: 20 }, () => draft(file)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  it('loses a file that leaves before the approval', async () => {
    const entity = await establishment();
    const [stays, leaves] = [await fileAt(5, entity), await fileAt(5, entity)];
    const { refund_id } = (await draft(stays, leaves)).json();
    await fileAt(8, entity, { repair_id: leaves, from: 5, sequence: 6 });
    const batch = (await get(`/backend/repairs_refunded/${refund_id}`)).json();
    expect(batch.lines.map(({ repair_id }: { repair_id: string }) => repair_id)).toEqual([stays]);
  });

  it('pays what repairs locked, and the sums that repairs answers', async () => {
    const entity = await establishment();
    const [kept, refused] = [await fileAt(5, entity), await fileAt(5, entity)];
    lockable.set(kept, 4200);
    lockable.delete(refused);
    const { refund_id } = await approved(kept, refused);
    expect((await get(`/backend/repairs_refunded/${refund_id}`)).json()).toMatchObject({
      total: 42,
      approved_by: 'ROUX Jean',
      lines: [{ repair_id: kept, amount: 42 }],
    });
    lockable.set(refused, 5000);
    expect((await draft(refused)).statusCode).toBe(200);
  });

  it('is not approved when none of its files can be locked', async () => {
    const file = await fileAt(5, await establishment());
    const { refund_id, row_hash } = (await draft(file)).json();
    lockable.delete(file);
    expect((await move(refund_id, 'approved', row_hash)).json().code).toBe('TransitionRefusedException');
  });

  it.each([
    [{ repair_ids: [] }],
    [{ repair_ids: [{ $gt: '' }] }],
    [{ refund_id: 'x', state: 'drafted', last_row_hash: '0'.repeat(32) }],
    [{ refund_id: { $ne: null }, state: 'approved', last_row_hash: '0'.repeat(32) }],
  ])('refuses a malformed body: %j', async (body) => expect((await put(body)).statusCode).toBe(400));
});

describe('the pain.001 file', () => {
  it('holds one transfer a file in euros, with the file number as end-to-end id', async () => {
    const { refund_id } = await approved(
      await fileAt(5, await establishment()),
      await fileAt(5, await establishment(), { cents: 4250 }),
    );
    const answer = await get(`/v1/refunds/batches/${refund_id}/sepa.xml`);
    expect(answer.headers['content-type']).toContain('application/xml');
    expect(answer.body).toContain('<NbOfTxs>2</NbOfTxs>');
    expect(answer.body).toContain('<CtrlSum>92.50</CtrlSum>');
    expect(answer.body.match(/<InstdAmt Ccy="EUR">(50\.00|42\.50)<\/InstdAmt>/g)).toHaveLength(2);
    expect(answer.body).toContain('<Nm>CYCLES   CIE EVREUX</Nm>');
    expect(answer.body).toMatch(/<EndToEndId>REP00012-\d{5}<\/EndToEndId>/);
  });

  it('reads the same each time', async () => {
    const { refund_id } = await approved(await fileAt(5, await establishment()));
    const [first, second] = [
      await get(`/v1/refunds/batches/${refund_id}/sepa.xml`),
      await get(`/v1/refunds/batches/${refund_id}/sepa.xml`),
    ];
    expect(second.body).toBe(first.body);
  });

  it('does not exist before the approval', async () => {
    const { refund_id } = (await draft(await fileAt(5, await establishment()))).json();
    expect((await get(`/v1/refunds/batches/${refund_id}/sepa.xml`)).statusCode).toBe(409);
  });

  it('is not for repairers', async () => {
    const { refund_id } = await approved(await fileAt(5, await establishment()));
    expect((await get(`/v1/refunds/batches/${refund_id}/sepa.xml`, tokens.bearer('REP'))).statusCode).toBe(403);
  });
});
