import { jsPDF } from 'jspdf';
import type { Handout, HandoutChapter } from './handout.ts';
import { handoutTexts } from './hand-out.text.ts';

/** Millimetres on a page of A4. */
const page = { left: 22, top: 26, bottom: 272, width: 166, foot: 285 };
/** Points of the letters, millimetres of a line and of the space before it. */
const styles = {
  title: { font: 'bold', size: 22, line: 10, before: 0, ink: 'brand' },
  lead: { font: 'normal', size: 12, line: 6, before: 2, ink: '#4a5a57' },
  chapter: { font: 'bold', size: 14, line: 7, before: 8, ink: 'brand' },
  inner: { font: 'bold', size: 11.5, line: 6, before: 5, ink: '#15211f' },
  text: { font: 'normal', size: 11, line: 5.6, before: 2, ink: '#15211f' },
} as const;
/** A title stays with so much of what follows it. */
const storedTogether = 18;

/** The brand of the installation, as its sheet says; Alvéole's where there is none. */
function brandColour(): string {
  const written = getComputedStyle(document.documentElement).getPropertyValue('--color-brand-on-white').trim();
  return /^#[0-9a-f]{6}$/i.test(written) ? written : '#0b5f5c';
}

/** Draws a document. Runs in the browser, only when somebody asks for it. */
export function handoutPdf({ from, title, lead, chapters }: Handout): Uint8Array {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' });
  pdf.setProperties({ title }).setLanguage('fr-FR');
  let y = write(pdf, 'title', title, page.top);
  y = write(pdf, 'lead', lead, y);
  for (const chapter of chapters) y = writeChapter(pdf, chapter, y);
  numberPages(pdf, from);
  return new Uint8Array(pdf.output('arraybuffer'));
}

function writeChapter(pdf: jsPDF, { title, isInner, paragraphs }: HandoutChapter, from: number): number {
  const start = from + storedTogether > page.bottom ? nextPage(pdf) : from;
  const below = write(pdf, isInner ? 'inner' : 'chapter', title, start);
  return paragraphs.reduce((y, paragraph) => write(pdf, 'text', paragraph, y), below);
}

function write(pdf: jsPDF, style: keyof typeof styles, text: string, from: number): number {
  const { font, size, line, before, ink } = styles[style];
  pdf
    .setFont('helvetica', font)
    .setFontSize(size)
    .setTextColor(ink === 'brand' ? brandColour() : ink);
  const lines: string[] = pdf.splitTextToSize(printable(text), page.width);
  let y = from + before;
  for (const each of lines) {
    if (y + line > page.bottom) y = nextPage(pdf);
    pdf.text(each, page.left, y);
    y += line;
  }
  return y;
}

function nextPage(pdf: jsPDF): number {
  pdf.addPage();
  return page.top;
}

function numberPages(pdf: jsPDF, from: string): void {
  const count = pdf.getNumberOfPages();
  pdf.setFont('helvetica', 'normal').setFontSize(9).setTextColor(styles.lead.ink);
  for (let number = 1; number <= count; number += 1) {
    pdf.setPage(number);
    pdf.text(printable(handoutTexts.page(from, number, count)), page.left, page.foot);
  }
}

/** The fonts that every reader has know all French letters and the non-breaking space, but no narrow one. */
function printable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}
