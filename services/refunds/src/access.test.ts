import { routesOf } from '@alveole/contracts';
import { EstablishmentStatus } from '@alveole/domain';
import { accessCells, outcomeOf, scopeOutcomesOf, scopeRows } from '@alveole/testing/node';
import { openRefunds } from './refunds.harness.ts';

let refunds: Awaited<ReturnType<typeof openRefunds>>;
let closed: string;
beforeAll(async () => {
  refunds = await openRefunds();
  closed = await refunds.establishment(undefined, EstablishmentStatus.closed);
});
afterAll(() => refunds?.close());

describe('every call, by every caller', () => {
  it.each(accessCells(routesOf.refunds))('%s', async (_, cell) => {
    expect(await outcomeOf(refunds, cell, closed)).toBe(cell.expected);
  });
});

describe('every call, by software of every binding with every scope', () => {
  it.each(scopeRows(routesOf.refunds))('%s', async (_, route, expected) => {
    expect(await scopeOutcomesOf(refunds, route)).toEqual(expected);
  });
});
