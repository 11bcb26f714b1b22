import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  /** What a reader of PDF shows as its name, and reads aloud in which language. */
  readonly title: unknown;
  readonly language: string | undefined;
  readonly pages: number;
  /** The words of each page, without its number. */
  readonly sheets: readonly string[];
  /** As one reads them, over the ends of lines and pages. */
  readonly words: string;
}

/** Opens a PDF as its reader does. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const opening = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await opening.promise;
  const { info } = await pdf.getMetadata();
  const sheets: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const lines = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
    sheets.push(asRead(lines.join(' ').replace(/^\d+\s*\/\s*\d+|\d+\s*\/\s*\d+$/, '')));
  }
  const { Title: title, Language: language } = info as { Title?: string; Language?: string };
  const read = { title, language, pages: pdf.numPages, sheets, words: asRead(sheets.join(' ')) };
  await opening.destroy();
  return read;
}

/** Text without what only parts it: spaces of any width, ends of lines. */
export const asRead = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
