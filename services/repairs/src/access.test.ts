import { randomUUID } from 'node:crypto';
import { events, routesOf } from '@alveole/contracts';
import { EstablishmentStatus } from '@alveole/domain';
import { accessCells, outcomeOf, scopeOutcomesOf, scopeRows } from '@alveole/testing/node';
import { entityOf, startRepairs } from './repairs.harness.ts';
import type { RepairsHarness } from './repairs.harness.ts';

let harness: RepairsHarness;
let closed: string;
beforeAll(async () => {
  harness = await startRepairs();
  closed = (await harness.shop({ status: EstablishmentStatus.closed })).entity.entity_id;
});
afterAll(() => harness?.close());

describe('every call, by every caller', () => {
  it.each(accessCells(routesOf.repairs))('%s', async (_, cell) => {
    expect(await outcomeOf(harness, cell, closed)).toBe(cell.expected);
  });
});

describe('every call, by software of every binding with every scope', () => {
  it.each(scopeRows(routesOf.repairs))('%s', async (_, route, expected) => {
    expect(await scopeOutcomesOf(harness, route)).toEqual(expected);
  });
});

it('asks enrolment about an account of which no event told yet', async () => {
  const entity = entityOf({ status: EstablishmentStatus.closed });
  harness.validate(entity);
  const answer = await harness.as('REP', { entityId: entity.entity_id }).get('/enrolment/repairs');
  expect(answer).toMatchObject({ status: 403, body: { message: 'Account closed.' } });
});

const sessionsEnd = (endedId: string, sequence: number, may_sign_in: boolean) =>
  events.sessionsEnded.create({
    event_id: randomUUID(),
    occurred_at: harness.clock.now.toISOString(),
    aggregate_id: endedId,
    sequence,
    data: { may_sign_in },
  });

describe('a person whose sessions auth has ended', () => {
  const read = (userId: string) => harness.as('ADM', { userId }).get('/enrolment/param');

  it('is refused the calls that an open page goes on making, and nobody else is', async () => {
    expect((await read('user-left')).status).toBe(200);
    await harness.publish(sessionsEnd('user-left', 2, false));
    expect(await read('user-left')).toMatchObject({
      status: 401,
      body: { code: 'NotAuthorizedException', message: 'Session ended.' },
    });
    expect((await read('user-stays')).status).toBe(200);
  });

  it('is answered again once it may sign in, whatever older news arrives late', async () => {
    await harness.publish(sessionsEnd('user-back', 3, true));
    await harness.publish(sessionsEnd('user-back', 2, false));
    expect((await read('user-back')).status).toBe(200);
  });
});

describe('software', () => {
  const read = (grant: object) => harness.asSoftware('programme', grant).get('/v1/repairs/statistics');

  it.each(['clientId', 'secretId', 'tokenId'])(
    'is refused from the moment that auth has ended its %s, though its token is of the same second',
    async (name) => {
      const grant = { clientId: `c-${name}`, secretId: `s-${name}`, tokenId: `t-${name}` };
      expect((await read(grant)).status).toBe(200);
      await harness.publish(sessionsEnd(grant[name as keyof typeof grant], 2, false));
      const refused = await read(grant);
      expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
      expect((await read({ ...grant, [name]: 'another' })).status).toBe(200);
    },
  );

  it('is refused a call of another scope, whose name it is told', async () => {
    const refused = await harness.asSoftware('programme', { scopes: ['payments:read'] }).get('/v1/repairs/statistics');
    expect([refused.status, refused.body.refusal, refused.headers['www-authenticate']]).toEqual([
      403,
      'insufficient-scope',
      'Bearer error="insufficient_scope", scope="statistics:read"',
    ]);
  });

  it('is counted by day, told once for many calls, with the whole of the day', async () => {
    const grant = { clientId: 'counted' };
    const countEvents = () =>
      harness.published.filter(
        ({ name, aggregate_id }) => name === 'client.calls-counted' && aggregate_id === 'counted',
      );
    for (let call = 0; call < 3; call += 1) await read(grant);
    await harness.tellClientCalls();
    await read(grant);
    await harness.as('ADM', { userId: 'counted' }).get('/v1/repairs/statistics');
    await harness.tellClientCalls();
    expect(countEvents().map(({ data }) => data)).toMatchObject([
      { client_id: 'counted', service: 'repairs', calls: 3 },
      { client_id: 'counted', service: 'repairs', calls: 4, last_call_at: harness.clock.now.toISOString() },
    ]);
  });
});
