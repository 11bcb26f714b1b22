import { randomUUID } from 'node:crypto';
import { events, routesOf } from '@alveole/contracts';
import { EstablishmentStatus } from '@alveole/domain';
import { accessCells, outcomeOf } from '@alveole/testing/node';
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

it('asks enrolment about an account of which no event told yet', async () => {
  const entity = entityOf({ status: EstablishmentStatus.closed });
  harness.validate(entity);
  const answer = await harness.as('REP', { entityId: entity.entity_id }).get('/enrolment/repairs');
  expect(answer).toMatchObject({ status: 403, body: { message: 'Account closed.' } });
});

describe('a person whose sessions auth has ended', () => {
  const ended = (userId: string, sequence: number, may_sign_in: boolean) =>
    events.sessionsEnded.create({
      event_id: randomUUID(),
      occurred_at: harness.clock.now.toISOString(),
      aggregate_id: userId,
      sequence,
      data: { may_sign_in },
    });
  const read = (userId: string) => harness.as('ADM', { userId }).get('/enrolment/param');

  it('is refused the calls that an open page goes on making, and nobody else is', async () => {
    expect((await read('user-left')).status).toBe(200);
    await harness.publish(ended('user-left', 2, false));
    expect(await read('user-left')).toMatchObject({
      status: 401,
      body: { code: 'NotAuthorizedException', message: 'Session ended.' },
    });
    expect((await read('user-stays')).status).toBe(200);
  });

  it('is answered again once it may sign in, whatever older news arrives late', async () => {
    await harness.publish(ended('user-back', 3, true));
    await harness.publish(ended('user-back', 2, false));
    expect((await read('user-back')).status).toBe(200);
  });
});
