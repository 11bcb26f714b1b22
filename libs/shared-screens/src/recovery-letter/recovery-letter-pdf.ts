import type { jsPDF } from 'jspdf';
import { drawFiles, drawSums } from './letter-tables.ts';
import { brandColour, ink, onPage, printable, sheet } from './letter-sheet.ts';
import { letterTexts as texts } from './recovery-letter.text.ts';
import type { LetterFact, RecoveryLetter } from './recovery-letter.ts';

/** Millimetres: the side of the code, where the establishment stands, and what is left free around the payment. */
const size = { code: 42, shop: 118, pad: 5, label: 46 };

/** Draws a payment request in the face of the installation. The libraries are loaded with the first one. */
export async function recoveryLetterPdf(letter: RecoveryLetter): Promise<Uint8Array> {
  const [{ jsPDF: Document }, { default: encodeQr }] = await Promise.all([import('jspdf'), import('qr')]);
  const pdf = new Document({ unit: 'mm', format: 'a4' });
  pdf.setProperties({ title: letter.title, author: letter.issuer });
  let y = drawHead(pdf, letter);
  y = drawText(pdf, letter.reason, y + 2);
  y = drawText(pdf, letter.howTo, y + 2);
  y = drawPayment(pdf, letter.payment, encodeQr(letter.code, 'raw', { ecc: 'medium', border: 2 }), y + 1);
  y = drawFiles(pdf, letter.files, y + 10);
  y = drawSums(pdf, letter.sums, y + 1);
  drawText(pdf, letter.contact, onPage(pdf, y + 6));
  drawFeet(pdf, letter);
  return new Uint8Array(pdf.output('arraybuffer'));
}

/** Who writes, to whom where the window of an envelope shows it, and what about. Answers where one goes on. */
function drawHead(pdf: jsPDF, letter: RecoveryLetter): number {
  const brand = brandColour();
  pdf.setFillColor(brand).rect(0, 0, sheet.width, 3, 'F');
  pdf.setFont('helvetica', 'bold').setFontSize(14).setTextColor(brand).text(printable(letter.issuer), sheet.left, 22);
  pdf.setFontSize(10.5).setTextColor(ink.text);
  letter.shop.forEach((line, index) => {
    pdf.setFont('helvetica', index === 0 ? 'bold' : 'normal').text(printable(line), size.shop, 48 + index * 5);
  });
  let y = Math.max(48 + letter.shop.length * 5, 68) + 8;
  pdf.setFont('helvetica', 'bold').setFontSize(18).text(printable(letter.title), sheet.left, y);
  pdf.setFontSize(10.5);
  y += 8;
  for (const fact of letter.facts) y = drawFact(pdf, fact, sheet.left, y);
  return y;
}

function drawFact(pdf: jsPDF, { label, value }: LetterFact, left: number, y: number): number {
  pdf.setFont('helvetica', 'normal').setTextColor(ink.soft).text(printable(label), left, y);
  pdf
    .setFont('helvetica', 'bold')
    .setTextColor(ink.text)
    .text(printable(value), left + size.label, y);
  return y + 6.2;
}

/** What one types into a transfer, in a frame, with the code that types it. */
function drawPayment(
  pdf: jsPDF,
  facts: readonly LetterFact[],
  rows: readonly (readonly boolean[])[],
  top: number,
): number {
  const height = size.code + 2 * size.pad + 4;
  const right = sheet.right - size.pad;
  pdf
    .setDrawColor(ink.line)
    .setLineWidth(0.3)
    .roundedRect(sheet.left, top, sheet.right - sheet.left, height, 2, 2, 'S');
  let y = top + size.pad + 5;
  for (const fact of facts) y = drawFact(pdf, fact, sheet.left + size.pad, y);
  drawCode(pdf, rows, { left: right - size.code, top: top + size.pad - 2 });
  pdf.setFont('helvetica', 'normal').setFontSize(8).setTextColor(ink.soft);
  const note = pdf.splitTextToSize(printable(texts.codeNote), size.code + 4) as string[];
  pdf.text(note, right - size.code / 2, top + size.code + size.pad, { align: 'center' });
  pdf.setFontSize(10.5).setTextColor(ink.text);
  return top + height;
}

/** The modules of a QR code as squares; those side by side are one rectangle, so that no seam shows. */
function drawCode(
  pdf: jsPDF,
  rows: readonly (readonly boolean[])[],
  { left, top }: { readonly left: number; readonly top: number },
): void {
  const side = size.code / rows.length;
  pdf.setFillColor(0, 0, 0);
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const end = row.indexOf(false, x);
      const length = (end === -1 ? row.length : end) - x;
      pdf.rect(left + x * side, top + y * side, length * side, side, 'F');
      x += length;
    }
  });
}

function drawText(pdf: jsPDF, text: string, y: number): number {
  pdf.setFont('helvetica', 'normal').setTextColor(ink.text);
  const lines = pdf.splitTextToSize(printable(text), sheet.right - sheet.left) as string[];
  pdf.text(lines, sheet.left, y, { lineHeightFactor: 1.35 });
  return y + lines.length * 5.2;
}

/** On each page, what it belongs to: a second page may lie alone. */
function drawFeet(pdf: jsPDF, { issuer, title }: RecoveryLetter): void {
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page).setFont('helvetica', 'normal').setFontSize(8).setTextColor(ink.soft);
    pdf.text(printable(`${issuer} · ${title}`), sheet.left, sheet.foot);
    pdf.text(texts.page(page, pages), sheet.right, sheet.foot, { align: 'right' });
  }
}
