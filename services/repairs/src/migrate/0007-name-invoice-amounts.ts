import { renameFields } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';

/** The amount of the invoice, excluding tax, was called the net one, as what is left to pay is too. */
export const nameInvoiceAmounts: Migration = {
  name: '0007-name-invoice-amounts',
  walks: ({ database }) => [
    renameFields(database, 'repairs', {
      netCents: 'invoiceCents',
      'code.netCents': 'invoiceCents',
      'code.earlier.netCents': 'invoiceCents',
      'link.netCents': 'invoiceCents',
      'history.details.netCents': 'invoiceCents',
    }),
  ],
};
