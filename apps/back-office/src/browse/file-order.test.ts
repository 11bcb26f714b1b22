import { neighboursOf } from './file-order.ts';

const order = [
  { id: 'a' },
  { id: 'b', isTheirs: true },
  { id: 'c' },
  { id: 'd', isTheirs: true },
  { id: 'e', isTheirs: true },
];

it.each([
  ['a', { previous: undefined, next: 'c', position: 1 }],
  ['b', { previous: 'a', next: 'c', position: 2 }],
  ['c', { previous: 'a', next: undefined, position: 3 }],
  ['x', { next: 'a' }],
])('the neighbours of %s in a list pass over the files that colleagues hold', (id, neighbours) => {
  expect(neighboursOf(order, id)).toEqual({ ...neighbours, count: 5 });
});
