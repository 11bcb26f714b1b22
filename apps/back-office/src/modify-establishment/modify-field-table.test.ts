import { diplomaLabels } from '@alveole/domain';
import { fields } from './modified-fields.fixture.ts';
import { fieldTable } from './modify-field-table.ts';

const testedLabels = fields.map(([label]) => label);

it('offers no field to staff that the test of the dialog does not type', () => {
  const diplomas: readonly string[] = Object.values(diplomaLabels);
  const offered = fieldTable.map(({ label }) => label).filter((label) => !diplomas.includes(label));
  expect(offered.filter((label) => !testedLabels.includes(label))).toEqual([]);
  expect(testedLabels.filter((label) => !offered.includes(label) && !diplomas.includes(label))).toEqual([]);
});

it('offers the fields of a section one behind the other, in the order of the table', () => {
  const representative = fieldTable.filter(({ section }) => section === 'representative');
  expect(representative.map(({ id }) => id)).toEqual(['lastName', 'firstName', 'mobile', 'mail']);
  const place = fieldTable.filter(({ section }) => section === 'place').map(({ id }) => id);
  expect(place.slice(0, 5)).toEqual(['address', 'postcode', 'city', 'phone', 'website']);
  expect(place.slice(5)).toEqual(['vatRate', 'repairers', 'repairsPerWeek', 'hasPhone', 'isOffMap']);
});
