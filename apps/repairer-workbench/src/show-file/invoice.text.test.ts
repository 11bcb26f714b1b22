import { invoiceText } from './invoice.text.ts';
import type { HistoryEntryView } from '@alveole/contracts/repair';

const invoice = { operation: 'FAC', invoiceCents: 125_00 } as HistoryEntryView;

describe('the name of an invoice', () => {
  it.each([
    [undefined, 'Facture de 125,00 € HT'],
    ['8.5', 'Facture de 125,00 € HT'],
    ['293B', 'Facture de 125,00 €'],
  ] as const)('names the invoice of a shop whose VAT is %s « %s »', (vatRate, text) => {
    expect(invoiceText(invoice, vatRate).replace(/\s/g, ' ')).toBe(text);
  });
});
