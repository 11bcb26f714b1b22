/** Where the envelopes of the funders are read. */
export const envelopesPath = '/admin/backend/enveloppes';

/** Where a version of the campaign gives an envelope another amount. */
export const campaignPath = '/admin/settings/campagne';
