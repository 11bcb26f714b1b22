/** Where a funder reads the calls that it was sent. */
export const ownFundCallsPath = '/admin/financeur/appels';

/** Where administrators prepare and read them. */
export const fundCallsPath = '/admin/backend/appels';
