import type { Scope } from '@alveole/domain';

/** What each scope lets software do, for the documents. */
export const scopeTexts: Readonly<Record<Scope, string>> = {
  'repairs:read': 'Read files of repairs and sessions: of the programme, of the shop, or without persons of the funder',
  'repairs:write': 'Open files of the shop, add operations and invoices to them',
  'consumers:read': 'Look a beneficiary up at the counter of the shop',
  'consumers:write': 'Register a beneficiary at the counter of the shop',
  'payments:read': 'Read transfers and what is owed: of the programme, of the shop, or of the funder',
  'accounts:read': 'Read calls for funds and their lines',
  'statistics:read': 'Read figures and envelopes',
  'establishments:read': 'Read establishments: all of them, or the shop itself',
};
