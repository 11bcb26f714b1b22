import { strToU8, Zip, ZipDeflate } from 'fflate';
import { bookParts, rowXml, sheetEnd, sheetStart } from './xlsx-parts.ts';
import type { RowPages, TableRow } from './table-row.ts';

/**
 * An XLSX file of one sheet that is compressed as its rows come: no more than a page of them is in memory. Texts stand in their
 * cells as texts, which a spreadsheet never takes for formulas (docs/adr/0036).
 */
export async function* xlsxFile(title: string, head: TableRow, pages: RowPages): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  const drain = () => made.splice(0);
  const begin = (name: string) => {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(part);
    return part;
  };
  for (const [name, text] of Object.entries(bookParts(title))) begin(name).push(strToU8(text), true);
  const sheet = begin('xl/worksheets/sheet1.xml');
  sheet.push(strToU8(sheetStart(head.length) + rowXml(head, 'head')));
  yield* drain();
  for await (const rows of pages) {
    sheet.push(strToU8(rows.map((row) => rowXml(row)).join('')));
    yield* drain();
  }
  sheet.push(strToU8(sheetEnd), true);
  zip.end();
  yield* drain();
}
