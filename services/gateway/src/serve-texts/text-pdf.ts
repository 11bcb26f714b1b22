import { legalTextPlace, legalTextWords } from '@alveole/domain';
import type { LegalText, TextBlock, TextSpan } from '@alveole/domain';
import { printableText } from '@alveole/service-kit';
import { PDFDocument, StandardFonts, rgb } from '@cantoo/pdf-lib';
import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';

/** Points of an A4 page. */
const page = { width: 595, height: 842, left: 62, right: 533, top: 770, bottom: 74, foot: 44 };
const ink = rgb(0.08, 0.13, 0.12);
const soft = rgb(0.29, 0.35, 0.34);

interface Style {
  readonly size: number;
  /** From one line to the next, and before the first. */
  readonly line: number;
  readonly before: number;
  readonly isBold?: boolean;
}

const styles = {
  title: { size: 22, line: 28, before: 0, isBold: true },
  2: { size: 14, line: 19, before: 16, isBold: true },
  3: { size: 12, line: 17, before: 12, isBold: true },
  4: { size: 11, line: 16, before: 10, isBold: true },
  text: { size: 10.5, line: 15.5, before: 7 },
} as const satisfies Record<string, Style>;

type Fonts = Readonly<Record<'plain' | 'bold' | 'oblique', PDFFont>>;

/** A legal text as a PDF of the product's own. @param from whose programme it is, under each page */
export async function textPdf(text: LegalText, from: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const { name } = legalTextPlace(text.id);
  pdf.setTitle(name, { showInWindowTitleBar: true });
  pdf.setLanguage('fr-FR');
  pdf.setAuthor(from);
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    oblique: await pdf.embedFont(StandardFonts.HelveticaOblique),
  };
  const writer = new TextWriter(pdf, fonts);
  writer.write([{ text: name }], styles.title);
  const version = legalTextWords.version(text);
  writer.write([{ text: text.isDemonstration ? `${version} ${legalTextWords.demonstration}` : version }], styles.text);
  for (const block of text.blocks) writeBlock(writer, block, 0);
  writer.numberPages(from);
  return pdf.save();
}

const listIndent = 18;

function writeBlock(writer: TextWriter, block: TextBlock, indent: number): void {
  if (block.kind === 'heading') return writer.write(block.spans, styles[block.level], { indent, keepsWith: 40 });
  if (block.kind === 'paragraph') return writer.write(block.spans, styles.text, { indent });
  if (block.kind === 'table') return writeTable(writer, block, indent);
  for (const [index, item] of block.items.entries()) {
    const mark = block.isOrdered ? `${index + 1}.` : '•';
    const [first, ...others] = item;
    if (first?.kind === 'paragraph') writer.write(first.spans, styles.text, { indent: indent + listIndent, mark });
    else if (first) writeBlock(writer, first, indent + listIndent);
    for (const other of others) writeBlock(writer, other, indent + listIndent);
  }
}

/** Each row under the names of its columns: a narrow page has no room for wide cells, and a reader hears them in order. */
function writeTable(writer: TextWriter, { head, rows }: Extract<TextBlock, { kind: 'table' }>, indent: number): void {
  for (const row of rows) {
    const spans = row.flatMap((cell, index): readonly TextSpan[] => [
      ...(index > 0 ? [{ text: '\n' }] : []),
      ...(head[index] ?? []).map((span) => ({ ...span, strong: true as const })),
      { text: '\u00a0: ' },
      ...cell,
    ]);
    writer.write(spans, styles.text, { indent });
  }
}

interface Placing {
  readonly indent?: number;
  /** Before the first line of an item of a list. */
  readonly mark?: string;
  /** Points of what follows that stay on the same page. */
  readonly keepsWith?: number;
}

interface Word {
  readonly text: string;
  readonly font: PDFFont;
  readonly width: number;
}

/** Writes runs of letters down the page, and goes on to the next. */
class TextWriter {
  readonly #pdf: PDFDocument;
  readonly #fonts: Fonts;
  #page: PDFPage;
  #y = page.top;

  constructor(pdf: PDFDocument, fonts: Fonts) {
    this.#pdf = pdf;
    this.#fonts = fonts;
    this.#page = this.#newPage();
  }

  write(spans: readonly TextSpan[], style: Style, { indent = 0, mark, keepsWith = 0 }: Placing = {}): void {
    this.#y -= style.before;
    if (this.#y - style.line - keepsWith < page.bottom) this.#page = this.#newPage();
    const left = page.left + indent;
    for (const [index, line] of this.#lines(spans, style, page.right - left).entries()) {
      if (this.#y - style.line < page.bottom) this.#page = this.#newPage();
      this.#y -= style.line;
      if (index === 0 && mark) this.#draw(mark, left - listIndent, this.#fonts.plain, style.size);
      let x = left;
      for (const { text, font, width } of line) {
        this.#draw(text, x, font, style.size);
        x += width;
      }
    }
  }

  numberPages(from: string): void {
    const pages = this.#pdf.getPages();
    for (const [index, each] of pages.entries())
      each.drawText(printableText(`${from}, page ${index + 1} sur ${pages.length}`), {
        x: page.left,
        y: page.foot,
        size: 9,
        font: this.#fonts.plain,
        color: soft,
      });
  }

  #draw(text: string, x: number, font: PDFFont, size: number): void {
    this.#page.drawText(text, { x, y: this.#y, size, font, color: ink });
  }

  #newPage(): PDFPage {
    this.#y = page.top;
    return this.#pdf.addPage([page.width, page.height]);
  }

  #lines(spans: readonly TextSpan[], style: Style, width: number): readonly (readonly Word[])[] {
    const lines: Word[][] = [[]];
    let spareWidth = width;
    for (const word of spans.flatMap((span) => this.#words(span, style))) {
      const isBreak = word.text === '\n';
      if (isBreak || (word.width > spareWidth && lines.at(-1)?.length)) {
        lines.push([]);
        spareWidth = width;
      }
      if (isBreak || (lines.at(-1)?.length === 0 && word.text.trim() === '')) continue;
      lines.at(-1)?.push(word);
      spareWidth -= word.width;
    }
    return lines;
  }

  /** Words with the space behind them; an address is written out behind the words of its link. */
  #words({ text, strong, emphasis, href }: TextSpan, { size, isBold }: Style): readonly Word[] {
    if (text === '\n') return [{ text, font: this.#fonts.plain, width: 0 }];
    const font = this.#fonts[isBold || strong ? 'bold' : emphasis ? 'oblique' : 'plain'];
    const whole = href?.startsWith('https://') && href !== text ? `${text} (${href})` : text;
    return (printableText(whole).match(/[^ ]+ ?| /g) ?? []).map((word) => ({
      text: word,
      font,
      width: font.widthOfTextAtSize(word, size),
    }));
  }
}
