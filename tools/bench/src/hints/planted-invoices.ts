import { samplePdf } from '@alveole/demo/sample-files';
import { formatCents, unlikeAmounts } from '@alveole/domain';
import type { PrintedAmounts, RepairDocument } from '@alveole/repairs/lists';

/** What the history keeps of an invoice whose amount was typed. */
export type InvoiceDetails = Pick<RepairDocument['history'][number]['details'], 'invoiceCents' | 'printedAmounts'>;

export interface PlantedInvoices {
  readonly unlike: InvoiceDetails;
  readonly like: InvoiceDetails;
  /** A page without text. */
  readonly scanned: InvoiceDetails;
}

/** How programs print an amount. */
const writings: readonly ((cents: number) => string)[] = [
  (cents) => `${(cents / 100).toFixed(2)} EUR`,
  (cents) => `${formatCents(cents).replaceAll('\u00a0', ' ')} EUR`,
  (cents) => formatCents(cents).replaceAll('\u00a0', '.'),
];

/** How they call it. */
const layouts: readonly ((net: string, gross: string) => readonly string[])[] = [
  (net, gross) => [`Montant HT : ${net}`, 'TVA 20 %', `Total TTC : ${gross}`],
  (net, gross) => [`Revision complete   1   ${net}`, `Net a payer   ${gross}`],
  (net) => [`Total   ${net}`, 'TVA non applicable, art. 293 B du CGI'],
];

/** Invoices of a set, printed in one way and read as the service reads them. */
export async function plantedInvoices(set: number, { of }: Pick<PrintedAmounts, 'of'>): Promise<PlantedInvoices> {
  const invoiceCents = 98_765 + set * 3_217;
  const write = writings[set % writings.length]!;
  const layout = layouts[Math.floor(set / writings.length) % layouts.length]!;
  const head = ['FACTURE du 12.05.2026', 'Cycles du Rhin, SARL au capital de 7 500 EUR', 'Tel. 03.88.12.34.56'];
  const bytes = samplePdf([...head, ...layout(write(invoiceCents), write(Math.round(invoiceCents * 1.2)))]);
  const typed = async (cents: number, document: Uint8Array): Promise<InvoiceDetails> => {
    const printedAmounts = unlikeAmounts(cents, (await of(document)).amounts);
    return { invoiceCents: cents, ...(printedAmounts.length === 0 ? {} : { printedAmounts }) };
  };
  return {
    unlike: await typed(invoiceCents + 7_000, bytes),
    like: await typed(invoiceCents, bytes),
    scanned: await typed(invoiceCents, samplePdf([])),
  };
}
