import { postcodePattern } from '../place/postcode.ts';

/** Where an address without a postcode counts. */
export const unknownDepartment = 'ZZ';

/** The department of a French postcode: `67`, `2A`, `974`. */
export function departmentOf(zip: string | undefined): string {
  if (zip === undefined || !postcodePattern.test(zip)) return unknownDepartment;
  if (/^9[78]/.test(zip)) return zip.slice(0, 3);
  if (zip.startsWith('20')) return zip < '20200' ? '2A' : '2B';
  return zip.slice(0, 2);
}

/** Whether a text is the number of a department, whatever its case: `69`, `2a`, `974`; Corsica is 2A and 2B, not 20. */
export function isDepartment(text: string): boolean {
  return /^(0[1-9]|1\d|2[1-9AB]|[3-8]\d|9[0-5]|9[78]\d)$/i.test(text);
}
