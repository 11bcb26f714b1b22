import type { jsPDF } from 'jspdf';
import { letterTexts as texts } from './recovery-letter.text.ts';
import type { LetterFact, RecoveryLetter } from './recovery-letter.ts';

/** Millimetres on a page of A4. */
const page = { left: 20, right: 190, top: 25, bottom: 270, line: 7, value: 70, code: 40, shop: 120 };

/** Draws a payment request. The libraries are loaded with the first one. */
export async function recoveryLetterPdf(letter: RecoveryLetter): Promise<Uint8Array> {
  const [{ jsPDF: Document }, { default: encodeQr }] = await Promise.all([import('jspdf'), import('qr')]);
  const pdf = new Document({ unit: 'mm', format: 'a4' });
  pdf.setProperties({ title: letter.title });
  pdf.setFont('helvetica', 'bold').setFontSize(11).text(letter.issuer, page.left, page.top);
  const belowShop = drawLines(pdf.setFontSize(10), letter.shop, page.top + page.line);
  pdf
    .setFont('helvetica', 'bold')
    .setFontSize(18)
    .text(printable(letter.title), page.left, belowShop + page.line);
  let y = drawFacts(pdf.setFontSize(10), letter.facts, belowShop + 3 * page.line);
  y = drawText(pdf, letter.reason, y + 3);
  y = drawText(pdf, letter.howTo, y + 3) + 3;
  const below = drawFacts(pdf, letter.payment, y);
  drawCode(pdf, encodeQr(letter.code, 'raw', { ecc: 'medium', border: 2 }), y - 5);
  pdf.setFont('helvetica', 'normal').setFontSize(8);
  pdf.text(printable(texts.codeNote), page.right, y + page.code, { align: 'right' });
  y = Math.max(below, y + page.code + page.line) + 3;
  pdf.setFont('helvetica', 'bold').setFontSize(10).text(texts.files, page.left, y);
  y = drawFiles(pdf, letter.files, y + page.line);
  y = drawFiles(pdf, letter.sums, y + 2, 'bold');
  drawText(pdf, letter.contact, onPage(pdf, y + 5));
  return new Uint8Array(pdf.output('arraybuffer'));
}

function drawFacts(pdf: jsPDF, facts: readonly LetterFact[], from: number): number {
  let y = from;
  for (const { label, value } of facts) {
    pdf.setFont('helvetica', 'normal').text(printable(label), page.left, y);
    pdf.setFont('helvetica', 'bold').text(printable(value), page.value, y);
    y += page.line;
  }
  return y;
}

function drawText(pdf: jsPDF, text: string, y: number): number {
  const lines = pdf.setFont('helvetica', 'normal').splitTextToSize(printable(text), page.right - page.left) as string[];
  pdf.text(lines, page.left, y);
  return y + lines.length * 5;
}

/** Amounts end in one column, so that one adds them up. */
function drawFiles(pdf: jsPDF, files: RecoveryLetter['files'], from: number, weight = 'normal'): number {
  let y = from;
  for (const { label, value, cause } of files) {
    y = onPage(pdf, y);
    pdf.setFont('helvetica', weight).text(printable(label), page.left, y);
    if (cause) pdf.text(printable(cause), page.value, y);
    pdf.text(printable(value), page.right, y, { align: 'right' });
    y += page.line;
  }
  return y;
}

/** Where one goes on: on another page, if this one is full. */
function onPage(pdf: jsPDF, y: number): number {
  if (y <= page.bottom) return y;
  pdf.addPage();
  return page.top;
}

/** The establishment, where a window of an envelope shows it. */
function drawLines(pdf: jsPDF, lines: readonly string[], from: number): number {
  pdf.setFont('helvetica', 'normal');
  lines.forEach((line, index) => pdf.text(printable(line), page.shop, from + index * 5));
  return from + lines.length * 5;
}

/** The modules of a QR code as squares; those side by side are one rectangle, so that no seam shows. */
function drawCode(pdf: jsPDF, rows: readonly (readonly boolean[])[], top: number): void {
  const side = page.code / rows.length;
  const left = page.right - page.code;
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

/** The fonts that every reader has know no narrow space, and no sign but a hyphen. */
function printable(text: string): string {
  return text
    .replace(/[\u202f\u00a0]/g, ' ')
    .replace(/\u2212/g, '-')
    .replace(/’/g, "'");
}
