import { routesOf } from '@alveole/contracts';
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
