import { formatEuros, calendarDay } from '@alveole/domain';
import { printableText } from '@alveole/service-kit';
import { readHead } from '@alveole/transparency';
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';
import type { FundCall } from '../record/fund-call.ts';
import { fundCallTexts as texts } from './fund-call-pdf.text.ts';

/** Points of an A4 page. */
const sheet = { width: 595, height: 842, left: 62, right: 533, top: 774, foot: 44 };
const ink = rgb(0.08, 0.13, 0.12);
const soft = rgb(0.29, 0.35, 0.34);
const line = rgb(0.76, 0.8, 0.78);

/** A call for funds on one sheet: who is asked for how much, of what it is made, and what proves it. @param publicUrl where it is verified */
export async function fundCallPdf(call: FundCall, publicUrl: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const title = texts.title(call.number, call.funderName);
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage('fr-FR');
  pdf.setAuthor(call.programmeName);
  pdf.setCreationDate(call.issuedAt);
  pdf.setModificationDate(call.issuedAt);
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    fixed: await pdf.embedFont(StandardFonts.Courier),
  };
  const writer = new SheetWriter(pdf.addPage([sheet.width, sheet.height]), fonts);
  writeDemand(writer, call, title);
  writeProof(writer, call, publicUrl);
  return pdf.save();
}

function writeDemand(writer: SheetWriter, call: FundCall, title: string): void {
  writer.text(call.programmeName, { size: 11, isSoft: true });
  writer.text(title, { size: 20, isBold: true, before: 4 });
  writer.text(texts.issued(calendarDay(call.issuedAt)), { before: 4, isSoft: true });
  writer.text(texts.called(formatEuros(call.calledCents)), { size: 15, isBold: true, before: 22 });
  writer.text(texts.basis[call.basis], { before: 4 });
  writer.heading(texts.period);
  writer.row(texts.from, call.formerDay === undefined ? texts.beginning : texts.day(call.formerDay));
  writer.row(texts.until, texts.day(call.untilDay));
  writer.row(texts.lines, `${call.lines}`);
  writer.row(texts.committed, formatEuros(call.committedCents), call.basis === 'committed');
  writer.row(texts.paid, formatEuros(call.paidCents), call.basis === 'paid');
  writer.heading(texts.account);
  writer.row(texts.holder, call.account.name);
  writer.row(texts.iban, call.account.iban.replace(/(.{4})(?=.)/g, '$1 '));
  writer.row(texts.reference, texts.referenceOf(call.callId));
}

function writeProof(
  writer: SheetWriter,
  { callId, head, untilDay, from, to, csvSha256 }: FundCall,
  publicUrl: string,
): void {
  writer.heading(texts.proof);
  writer.text(texts.proofLead(texts.day(untilDay), from, to - 1), {});
  writer.row(texts.size, `${readHead(head.text)?.size ?? 0}`);
  writer.fixed(texts.root, readHead(head.text)?.root ?? '');
  writer.fixed(texts.signature(head.keyId), head.signature);
  writer.fixed(texts.csv, csvSha256);
  writer.text(texts.verify, { before: 12 });
  writer.command(texts.command(publicUrl, callId));
  writer.text(texts.once, { before: 8, isSoft: true });
}

type Fonts = Readonly<Record<'plain' | 'bold' | 'fixed', PDFFont>>;

interface TextStyle {
  readonly size?: number;
  readonly before?: number;
  readonly isBold?: boolean;
  readonly isSoft?: boolean;
}

/** Writes down one sheet, from its top. */
class SheetWriter {
  readonly #page: PDFPage;
  readonly #fonts: Fonts;
  #y = sheet.top;

  constructor(page: PDFPage, fonts: Fonts) {
    this.#page = page;
    this.#fonts = fonts;
  }

  text(text: string, { size = 10.5, before = 0, isBold = false, isSoft = false }: TextStyle): void {
    const font = isBold ? this.#fonts.bold : this.#fonts.plain;
    this.#y -= before;
    for (const words of linesOf(printableText(text), font, size)) {
      this.#y -= size * 1.45;
      this.#page.drawText(words, { x: sheet.left, y: this.#y, size, font, color: isSoft ? soft : ink });
    }
  }

  heading(text: string): void {
    this.text(text, { size: 12.5, isBold: true, before: 18 });
    this.#y -= 4;
  }

  /** A name with its value on the right, above a thin line. */
  row(name: string, value: string, isBold = false): void {
    const [size, font] = [10.5, isBold ? this.#fonts.bold : this.#fonts.plain];
    const text = printableText(value);
    this.#y -= 17;
    this.#page.drawText(printableText(name), { x: sheet.left, y: this.#y, size, font, color: isBold ? ink : soft });
    const x = sheet.right - font.widthOfTextAtSize(text, size);
    this.#page.drawText(text, { x, y: this.#y, size, font, color: ink });
    this.#rule();
  }

  /** A name above hexadecimal digits, which break wherever the line ends. */
  fixed(name: string, digits: string): void {
    this.text(name, { before: 5, isSoft: true });
    for (const part of digits.match(/.{1,64}/g) ?? []) {
      this.#y -= 13;
      this.#page.drawText(part, { x: sheet.left, y: this.#y, size: 10, font: this.#fonts.fixed, color: ink });
    }
  }

  /** What is typed as it stands; a long address goes on below. */
  command(text: string): void {
    this.#y -= 4;
    for (const part of text.match(/.{1,78}/g) ?? []) {
      this.#y -= 13;
      this.#page.drawText(printableText(part), {
        x: sheet.left,
        y: this.#y,
        size: 10,
        font: this.#fonts.fixed,
        color: ink,
      });
    }
  }

  #rule(): void {
    const y = this.#y - 4.5;
    const [start, end] = [
      { x: sheet.left, y },
      { x: sheet.right, y },
    ];
    this.#page.drawLine({ start, end, thickness: 0.6, color: line });
  }
}

function linesOf(text: string, font: PDFFont, size: number): readonly string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''}${lines.at(-1) === '' ? '' : ' '}${word}`;
    if (font.widthOfTextAtSize(longer, size) <= sheet.right - sheet.left) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
