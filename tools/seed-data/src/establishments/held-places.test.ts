import { departmentOf, isDepartment } from '@alveole/domain';
import { establishmentTable } from './establishment-table.ts';
import { heldPlaces, heldRow } from './held-places.ts';

const departmentsIn = (territories: string[] | undefined) => {
  const placeIn = heldPlaces({ territories });
  const rows = establishmentTable.map((row) => heldRow(row, placeIn(row.zip)));
  return [...new Set(rows.map(({ zip }) => departmentOf(zip)))];
};

/** Every department of France, of overseas too; not the Southern Lands, in which nobody lives. */
const inhabited = [
  ...Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, '0')).filter(isDepartment),
  ...['2A', '2B', '971', '972', '973', '974', '975', '976', '977', '978', '986', '987', '988'],
];

it.each(inhabited)(
  'puts every shop of the demo into the department %s of a campaign that is held there alone',
  (department) => {
    expect(departmentsIn([department])).toEqual([department]);
  },
);

it('puts shops of the demo into every overseas territory of a campaign that is held in two', () => {
  expect(departmentsIn(['974', '972']).toSorted()).toEqual(['972', '974']);
});

it('leaves the shops of the demo where they are for a campaign that is held everywhere', () => {
  const placeIn = heldPlaces({});
  expect(establishmentTable.map((row) => heldRow(row, placeIn(row.zip)))).toEqual(establishmentTable);
});

it('gives no two shops of the demo the same point in a territory overseas', () => {
  const placeIn = heldPlaces({ territories: ['974'] });
  const points = establishmentTable
    .map((row) => heldRow(row, placeIn(row.zip)))
    .map(({ latitude, longitude }) => `${latitude} ${longitude}`);
  expect(new Set(points).size).toBe(establishmentTable.length);
});
