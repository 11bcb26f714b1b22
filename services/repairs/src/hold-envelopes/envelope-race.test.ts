import { connectDatabase } from '@alveole/persistence';
import { createLogger, createMetrics, createService, randomDigits } from '@alveole/service-kit';
import { startFunded } from '../envelopes.harness.ts';
import type { FundedHarness } from '../envelopes.harness.ts';
import { compareEnvelopes, hasAny } from '../keep-envelopes/compare-envelopes.ts';
import { consumerOf, entityOf } from '../repairs.harness.ts';
import { replay } from '../seeding/replay.ts';
import type { SeedStep } from '../seeding/replay.ts';
import { repairsService } from '../start.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(...given: Parameters<typeof startFunded>): Promise<FundedHarness> {
  const funded = await startFunded(...given);
  closing.push(funded.close);
  return funded;
}

/** One more process of the service, with a connection of its own to the same database. @returns a call of its desk */
async function otherInstance({ harness }: FundedHarness) {
  const logger = createLogger({ service: 'repairs', level: 'silent' });
  const { mongoUri: uri, dbName } = harness.infrastructure;
  const database = await connectDatabase({ uri, dbName, logger, expires: false });
  const plan = repairsService.assemble({
    config: harness.config,
    database,
    logger,
    clientOf: (url) => (url === harness.config.AUTH_URL ? harness.auth : harness.enrolment),
    now: harness.clock.read,
    metrics: createMetrics('repairs'),
  });
  const { routes, statusOf } = plan;
  const limits = { rateLimits: { scale: 1000 }, loadLimits: { eventLoopDelayMs: 60_000, placesScale: 100 } };
  const app = await createService({ name: 'repairs', logger, config: harness.config, routes, statusOf, ...limits });
  closing.push(async () => {
    await app.close();
    await plan.close?.();
    await database.close();
  });
  const authorization = harness.tokens.bearer('ADM', { userId: 'luc', permission: 1 });
  return async (path: string, payload: object) => {
    const answer = await app.inject({ method: 'PUT', url: `/alveoleapi${path}`, headers: { authorization }, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
}

const at = new Date('2026-03-02T08:00:00.000Z');
const rep = { role: 'REP' as const, userName: 'Camille' };
const steps: SeedStep[] = [
  { operation: 'FAC', at, author: rep, details: { invoiceCents: 4250 } },
  { operation: 'PHO', at, author: rep },
  { operation: 'VAL', at, author: rep },
];

/** Files that were completed before there was an envelope. */
async function filesWithoutEnvelopes({ harness, ports }: FundedHarness, count: number): Promise<string[]> {
  const entity = entityOf();
  const seeds = Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    kind: 0 as const,
    digits: String(10_000 + index),
    entity,
    consumer: consumerOf(),
    bike: { brand: 'Giant', serial: `S${index}-${randomDigits(9)}` },
    openedAt: at,
    openedBy: rep,
    steps,
    entitlement: 1,
  }));
  await harness.models.repairs.insertMany(seeds.map((seed) => replay(seed, ports.campaign)));
  return seeds.map(({ id }) => id);
}

describe('an envelope for twenty files', () => {
  it('holds twenty of two hundred that two instances validate at once, and refuses the others', async () => {
    const funded = await start({ ville: { euros: 300, usedUp: 'refuser' } });
    const other = await otherInstance(funded);
    const ids = await filesWithoutEnvelopes(funded, 200);
    const hashes = new Map<string, string>();
    for (const file of await funded.ports.repairs.byIds(ids)) hashes.set(file.id, file.rowHash);
    const answers = await Promise.all(
      ids.map((repair_id, index) => {
        const repair_data = { operation_code: 'AVAL', operation_data: {} };
        const body = { repair_id, last_row_hash: hashes.get(repair_id), repair_data };
        return index % 2 === 0 ? funded.admin.put('/backend/repair', body) : other('/backend/repair', body);
      }),
    );
    const outcomes = answers.map(({ status, body }) => (status === 200 ? 'validated' : body.code));
    expect(outcomes.filter((outcome) => outcome === 'validated')).toHaveLength(20);
    expect(new Set(outcomes)).toEqual(new Set(['validated', 'EnvelopeUsedUpException']));
    expect(await funded.sums('ville')).toEqual([0, 30_000, 0, 0]);
    expect(hasAny(await compareEnvelopes(funded.ports))).toBe(false);
  });

  it('holds the files that were completed before it came, and lets the others wait in their order', async () => {
    const funded = await start({ ville: { euros: 300, usedUp: 'liste d’attente' } });
    const ids = await filesWithoutEnvelopes(funded, 25);
    await funded.ports.envelopes.forgetWalk();
    await funded.lookAfter();
    const files = await funded.ports.repairs.byIds(ids);
    expect(files.filter(({ awaitsEnvelope }) => awaitsEnvelope)).toHaveLength(5);
    expect(await funded.sums('ville')).toEqual([30_000, 0, 0, 0]);
    expect(hasAny(await compareEnvelopes(funded.ports))).toBe(false);
  });
});
