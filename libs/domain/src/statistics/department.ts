/** Where an address without a postcode counts. */
export const unknownDepartment = 'ZZ';

/** The department of a French postcode: `67`, `2A`, `974`. */
export function departmentOf(zip: string | undefined): string {
  if (zip === undefined || !/^\d{5}$/.test(zip)) return unknownDepartment;
  if (/^9[78]/.test(zip)) return zip.slice(0, 3);
  if (zip.startsWith('20')) return zip < '20200' ? '2A' : '2B';
  return zip.slice(0, 2);
}
