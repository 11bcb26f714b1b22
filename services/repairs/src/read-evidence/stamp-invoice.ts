import { appError } from '@alveole/contracts';
import { unreadablePdfs } from '@alveole/contracts/media';
import { vatStampLines } from '@alveole/domain';
import { encode } from '@alveole/hex-code';
import type { StampedFile, StampRefusal } from '@alveole/hex-code/pdf';
import type { ObjectStorage } from '@alveole/object-storage';
import type { OperationDetails } from '../record/history-record.ts';
import type { AcceptedMedia } from '../record/operation.ts';
import { invoiceVatOf } from '../record/invoice-vat.ts';
import type { InvoiceVat } from '../record/invoice-vat.ts';
import type { Establishment } from '../record/people.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { newStampValue } from '../record/stamp-value.ts';
import type { Stamped, Stamper } from './stamper.ts';

/** How an invoice is stamped, by its extension. */
const stampers = {
  '.pdf': { extension: 'pdf', act: 'stampPdf' },
  '.jpg': { extension: 'jpg', act: 'stampImage' },
  '.png': { extension: 'png', act: 'stampImage' },
} as const;

export interface Invoice extends Pick<AcceptedMedia, 'mediaKey' | 'extension'> {
  /** As it was uploaded. */
  readonly name: string;
  /** The premium, which the rules of the campaign have capped. */
  readonly amountCents: number;
}

/** What stamping stands on. */
export interface StampingPorts {
  readonly media: Pick<ObjectStorage, 'read' | 'store'>;
  readonly stamper: Pick<Stamper, 'stampPdf' | 'stampImage'>;
  readonly establishments: { known(entityId: string): Promise<Pick<Establishment, 'vatRate'> | undefined> };
}

export interface StampedInvoice {
  readonly stamped: Pick<OperationDetails, 'stampedKey' | 'stampedHash' | 'stamp'>;
  /** What the code says: the file's own value, or a new one for a file that was opened without. */
  readonly stampValue: string;
  /** The VAT that the stamp names. */
  readonly invoiceVat: InvoiceVat;
}

/**
 * Stores a copy of an accepted invoice with the file's O°code, the amount to refund and the VAT of the shop, as it says it
 * now, beside the original, which stays.
 * Throws InvoiceNotStampableException for a file that nobody can read, or that is broken, too complex or too small.
 */
export async function stampInvoice(
  { ports, file }: { readonly ports: StampingPorts; readonly file: Pick<RepairRecord, 'entityId' | 'stampValue'> },
  { mediaKey, extension, name, amountCents }: Invoice,
): Promise<StampedInvoice> {
  const [original, shop] = await Promise.all([ports.media.read(mediaKey), ports.establishments.known(file.entityId)]);
  if (original === undefined)
    throw appError('ServiceUnavailableException', 'The invoice cannot be read back.', { retryAfter: 2 });
  const { stampValue = newStampValue() } = file;
  const stamper = stampers[extension];
  const outcome = await ports.stamper[stamper.act](original, {
    dots: encode(stampValue),
    amountCents,
    vatLines: vatStampLines(shop?.vatRate),
  });
  const { bytes, code, amount } = orNotStampable(outcome);
  const { key, sha256 } = await ports.media.store(name, bytes, stamper.extension);
  const stamp = {
    codeX: hundredths(code.x),
    codeY: hundredths(code.y),
    amountX: hundredths(amount.x),
    amountY: hundredths(amount.y),
  };
  return { stamped: { stampedKey: key, stampedHash: sha256, stamp }, stampValue, invoiceVat: invoiceVatOf(shop) };
}

const unreadable = { id: 'the-invoice-cannot-be-read', message: 'The invoice cannot be read.' };
const tooSmall = { id: 'the-invoice-has-no-room-for-the-stamp', message: 'The invoice has no room for the stamp.' };

const refusals: Readonly<Partial<Record<string, { readonly id: string; readonly message: string }>>> = {
  ...unreadablePdfs,
  PDF_BROKEN: unreadable,
  IMAGE_BROKEN: unreadable,
  PDF_TOO_COMPLEX: { id: 'the-invoice-is-too-complex-to-read', message: 'The invoice is too complex to read.' },
  PDF_TOO_SMALL: tooSmall,
  IMAGE_TOO_SMALL: tooSmall,
} satisfies Partial<Record<StampRefusal, object>>;

function orNotStampable(outcome: Stamped): StampedFile {
  if ('file' in outcome) return outcome.file;
  const refusal = refusals[outcome.refusal];
  if (refusal === undefined) throw new Error(`The invoice cannot be stamped: ${outcome.refusal}`);
  throw appError('InvoiceNotStampableException', refusal.message, { refusal: refusal.id });
}

function hundredths(length: number): number {
  return Math.round(length * 100) / 100;
}
