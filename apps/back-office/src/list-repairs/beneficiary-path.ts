/** Where a beneficiary is read, with every file of his. */
export const beneficiaryPath = (consumerId: string): string => `/admin/backend/beneficiaire/${consumerId}`;
