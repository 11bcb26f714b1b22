import { departmentOf, isDepartment, unknownDepartment } from './department.ts';

describe('the department of a postcode', () => {
  it.each([
    ['67000', '67'],
    ['01000', '01'],
    ['20167', '2A'],
    ['20200', '2B'],
    ['97400', '974'],
    ['98800', '988'],
    ['', unknownDepartment],
    ['6700', unknownDepartment],
    [undefined, unknownDepartment],
  ])('%s is %s', (zip, department) => expect(departmentOf(zip)).toBe(department));
});

it.each([
  ['01', true],
  ['19', true],
  ['20', false],
  ['21', true],
  ['2A', true],
  ['2b', true],
  ['95', true],
  ['96', false],
  ['00', false],
  ['97', false],
  ['974', true],
  ['988', true],
])('%s is the number of a department: %s', (text, isOne) => expect(isDepartment(text)).toBe(isOne));
