import { routesOf } from '@alveole/contracts';
import { EstablishmentStatus } from '@alveole/domain';
import { accessCells, outcomeOf, scopeOutcomesOf, scopeRows } from '@alveole/testing/node';
import { startAuthHarness } from './auth.harness.ts';
import type { AuthHarness } from './auth.harness.ts';
import { createEntityStatusStore } from './store/entity-status-store.ts';

const closed = 'shop-closed';
let auth: AuthHarness;
beforeAll(async () => {
  auth = await startAuthHarness();
  const statuses = createEntityStatusStore(auth.database, async () => undefined);
  await statuses.keep({
    entity_id: closed,
    status: EstablishmentStatus.closed,
    sequence: 1,
    conditions_accepted: false,
  });
});
afterAll(() => auth?.close());

describe('every call, by every caller', () => {
  it.each(accessCells(routesOf.auth))('%s', async (_, cell) => {
    expect(await outcomeOf(auth, cell, closed)).toBe(cell.expected);
  });
});

describe('every call, by software of every binding with every scope', () => {
  it.each(scopeRows(routesOf.auth))('%s', async (_, route, expected) => {
    expect(await scopeOutcomesOf(auth, route)).toEqual(expected);
  });
});
