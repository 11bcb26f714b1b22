/** Entities created on or after this day carry the after-change mark (establishments §9). */
export const changeDay = '2020-11-10';

/** @param createDate ISO 8601 instant or day */
export function isAfterChange(createDate: string): boolean {
  return createDate.slice(0, changeDay.length) >= changeDay;
}
