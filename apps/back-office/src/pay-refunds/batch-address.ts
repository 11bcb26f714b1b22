/** What the address of the refunds says: which list, and which batch is open beside it. */
export const refundViews = { waiting: 'a-rembourser', batches: 'lots' } as const;

/** Where a batch is opened. */
export function batchAddress(batchId: string): string {
  return `/admin/backend/remboursements?vue=${refundViews.batches}&lot=${batchId}`;
}
