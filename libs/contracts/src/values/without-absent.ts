/** The same fields without those that are undefined: what is kept or sent knows no other "absent". */
export function withoutAbsent<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
