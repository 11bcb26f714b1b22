import type { VatRate } from '@alveole/domain';
import type { Establishment } from './people.ts';

/** The VAT that a shop charged when an invoice was recorded; no rate where it had not said one, and the campaign's counts. */
export interface InvoiceVat {
  readonly rate?: VatRate | undefined;
}

/** What an invoice of this shop keeps of the VAT at the moment. */
export function invoiceVatOf(shop: Pick<Establishment, 'vatRate'> | undefined): InvoiceVat {
  return shop?.vatRate === undefined ? {} : { rate: shop.vatRate };
}

/**
 * The VAT of a file: that of its invoice, whatever the shop says since. Before an invoice, and on files that were written
 * before this was kept, what the shop says now.
 */
export function vatRateOf(
  { invoiceVat }: { readonly invoiceVat?: InvoiceVat | undefined },
  shop: Pick<Establishment, 'vatRate'> | undefined,
): VatRate | undefined {
  return invoiceVat ? invoiceVat.rate : shop?.vatRate;
}
