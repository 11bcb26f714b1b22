import type { Dictionary } from './dictionary.ts';

/** What a funder reads of its own part, and the calls for funds that it is sent. */
export const funderFields: Dictionary = {
  'readOwnFunding.envelope': 'What the funder gives in all, and how far it is used; absent without a limit',
  'envelope.paid_cents': 'What the bank has paid and not sent back, cents',
  call_id: 'Id of the call for funds: its funder and its number',
  issued_at: 'When the call for funds was issued; ISO 8601, UTC',
  batch_id: 'Id of the batch of transfers',
  total_cents: 'What the batch pays, cents',
  'funds.called.basis': 'What is called: `committed` for the funder, or `paid` by banks for it',
  'funds.called.until_day': 'Day of the signed head of the public log that covers the call',
  'funds.called.called_cents': 'What the funder is asked for, cents',
};
