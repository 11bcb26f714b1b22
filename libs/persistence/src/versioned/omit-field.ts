/** A copy of the object without one field. */
export function omitField<T extends object, K extends keyof T>(object: T, field: K): Omit<T, K> {
  const copy: Partial<T> = { ...object };
  delete copy[field];
  return copy as Omit<T, K>;
}
