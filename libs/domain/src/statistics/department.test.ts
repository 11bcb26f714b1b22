import { departmentOf, unknownDepartment } from './department.ts';

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
