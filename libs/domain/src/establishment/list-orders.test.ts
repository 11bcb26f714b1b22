import { establishmentOrders, partsOfOrder } from './list-orders.ts';

it('reads of each order by what it goes, and whether it rises', () => {
  expect(Object.fromEntries(establishmentOrders.map((order) => [order, Object.values(partsOfOrder(order))]))).toEqual({
    newest: [undefined, false],
    oldest: [undefined, true],
    name: ['name', true],
    'name-falling': ['name', false],
    status: ['status', true],
    'status-falling': ['status', false],
    department: ['department', true],
    'department-falling': ['department', false],
  });
});
