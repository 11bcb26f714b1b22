import type { jsPDF } from 'jspdf';
import { ink, onPage, printable, sheet } from './letter-sheet.ts';
import { letterTexts as texts } from './recovery-letter.text.ts';
import type { LetterFact, RecoveryLetter } from './recovery-letter.ts';

/** Millimetres: where the second column begins, the sums, and the height of a row. */
const column = { cause: 75, sums: 105, row: 6.5 };

/** The files with what is owed for each, under their heads, on as many pages as they take. Answers where one goes on. */
export function drawFiles(pdf: jsPDF, files: RecoveryLetter['files'], from: number): number {
  let y = onPage(pdf, from);
  pdf.setFontSize(9).setFont('helvetica', 'bold').setTextColor(ink.soft);
  pdf.text(texts.files, sheet.left, y).text(texts.cause, column.cause, y);
  pdf.text(texts.amount, sheet.right, y, { align: 'right' });
  rule(pdf, sheet.left, y + 2);
  pdf.setFontSize(10.5).setFont('helvetica', 'normal').setTextColor(ink.text);
  for (const { label, value, cause } of files) {
    y = onPage(pdf, y + column.row);
    pdf.text(printable(label), sheet.left, y);
    if (cause) pdf.text(printable(cause), column.cause, y);
    pdf.text(printable(value), sheet.right, y, { align: 'right' });
    rule(pdf, sheet.left, y + 2);
  }
  return y + column.row;
}

/** How what is left comes about: amounts end in the column of the files, and the last one stands out. */
export function drawSums(pdf: jsPDF, sums: readonly LetterFact[], from: number): number {
  let y = from;
  sums.forEach(({ label, value }, index) => {
    const isLast = index === sums.length - 1;
    y = onPage(pdf, y);
    pdf.setFont('helvetica', isLast ? 'bold' : 'normal').setTextColor(isLast ? ink.text : ink.soft);
    pdf.text(printable(label), column.sums, y);
    pdf.setTextColor(ink.text).text(printable(value), sheet.right, y, { align: 'right' });
    y += column.row;
  });
  return y;
}

function rule(pdf: jsPDF, left: number, y: number): void {
  pdf.setDrawColor(ink.line).setLineWidth(0.2).line(left, y, sheet.right, y);
}
