/** What a list of establishments can be ordered by besides the date; ties are broken by name. */
export const listKeys = ['name', 'status', 'department'] as const;
export type ListKey = (typeof listKeys)[number];

/** The orders of a list of establishments: newest first unless asked otherwise; a key rises unless it is said to fall. */
export const establishmentOrders = [
  'newest',
  'oldest',
  'name',
  'name-falling',
  'status',
  'status-falling',
  'department',
  'department-falling',
] as const;
export type EstablishmentOrder = (typeof establishmentOrders)[number];

/** Which key an order goes by, undefined for the date, and whether it rises. */
export function partsOfOrder(order: EstablishmentOrder): {
  readonly key: ListKey | undefined;
  readonly isRising: boolean;
} {
  const key = listKeys.find((known) => order.startsWith(known));
  return { key, isRising: key === undefined ? order === 'oldest' : order === key };
}
