import { routesOf } from '@alveole/contracts';
import { EstablishmentStatus } from '@alveole/domain';
import { accessCells, outcomeOf } from '@alveole/testing/node';
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
