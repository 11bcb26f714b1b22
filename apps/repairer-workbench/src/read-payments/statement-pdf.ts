import type { jsPDF } from 'jspdf';
import { statementTexts as texts } from './read-payments.text.ts';
import type { Statement, StatementRow } from './statement.ts';

/** Millimetres on a page of A4. */
const page = { left: 20, right: 190, top: 25, bottom: 275, line: 7, kind: 80, promised: 120 };

/** Draws a statement. The library is loaded with the first one. */
export async function statementPdf(statement: Statement): Promise<Uint8Array> {
  const { jsPDF: Document } = await import('jspdf');
  const pdf = new Document({ unit: 'mm', format: 'a4' });
  pdf.setProperties({ title: texts.title });
  const below = drawRows(pdf, statement.rows, drawHead(pdf, statement));
  drawTotal(pdf, statement, below);
  numberPages(pdf);
  return new Uint8Array(pdf.output('arraybuffer'));
}

function drawHead(pdf: jsPDF, { facts }: Statement): number {
  pdf.setFont('helvetica', 'bold').setFontSize(18).text(texts.title, page.left, page.top);
  pdf.setFontSize(10);
  let y = page.top + 2 * page.line;
  for (const [label, value] of facts) {
    pdf.setFont('helvetica', 'normal').text(label, page.left, y);
    pdf.setFont('helvetica', 'bold').text(printable(value), page.kind, y);
    y += page.line;
  }
  return drawColumns(pdf, y + page.line);
}

function drawColumns(pdf: jsPDF, y: number): number {
  pdf.setFont('helvetica', 'bold').text(texts.file, page.left, y).text(texts.kind, page.kind, y);
  pdf.text(texts.promised, page.promised, y).text(texts.amount, page.right, y, { align: 'right' });
  pdf.line(page.left, y + 2, page.right, y + 2);
  pdf.setFont('helvetica', 'normal');
  return y + page.line;
}

function drawRows(pdf: jsPDF, rows: readonly StatementRow[], from: number): number {
  let y = from;
  for (const { fileNumber, kind, promised, amount } of rows) {
    if (y > page.bottom) {
      pdf.addPage();
      y = drawColumns(pdf, page.top);
    }
    pdf.text(fileNumber, page.left, y).text(kind, page.kind, y);
    pdf.text(printable(promised), page.promised, y).text(printable(amount), page.right, y, { align: 'right' });
    y += page.line;
  }
  return y;
}

function drawTotal(pdf: jsPDF, { totalLabel, total }: Statement, y: number): void {
  pdf.line(page.left, y - 4, page.right, y - 4);
  pdf.setFont('helvetica', 'bold').text(totalLabel, page.left, y + 1);
  pdf.text(printable(total), page.right, y + 1, { align: 'right' });
}

function numberPages(pdf: jsPDF): void {
  const pages = pdf.getNumberOfPages();
  pdf.setFont('helvetica', 'normal').setFontSize(9);
  for (let number = 1; number <= pages; number += 1) {
    pdf.setPage(number);
    pdf.text(texts.page(number, pages), page.right, page.bottom + 12, { align: 'right' });
  }
}

/** The fonts that every reader has know no narrow space, and no sign but a hyphen. */
function printable(text: string): string {
  return text.replace(/[\u202f\u00a0]/g, ' ').replace(/\u2212/g, '-');
}
