import { strFromU8, unzipSync } from 'fflate';
import { csvFile, dataCsvFile } from './csv-file.ts';
import type { TableRow } from './table-row.ts';
import { xlsxFile } from './xlsx-file.ts';

async function* pagesOf(...pages: readonly (readonly TableRow[])[]) {
  yield* pages;
}
const textOf = async (file: AsyncIterable<string>) => {
  let text = '';
  for await (const piece of file) text += piece;
  return text;
};
async function sheetOf(...pages: readonly (readonly TableRow[])[]) {
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsxFile('Vélos', ['Nom'], pagesOf(...pages))) pieces.push(piece);
  const parts = unzipSync(new Uint8Array(Buffer.concat(pieces)));
  return { parts, sheet: strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()) };
}

describe('a CSV file', () => {
  it('begins with the mark of UTF-8, separates by semicolons and ends each line as spreadsheets expect', async () => {
    const file = await textOf(csvFile(['Nom', 'Ville'], pagesOf([['Été', 'Metz']], [['Roue libre', undefined]])));
    expect(file).toBe('\uFEFFNom;Ville\r\nÉté;Metz\r\nRoue libre;\r\n');
  });

  it.each(['=1+1', '+33612345678', '-2', '@SUM(A1)', '\tcmd', '\rcmd'])('lets %j be no formula', async (text) => {
    const line = (await textOf(csvFile(['Nom'], pagesOf([[text]])))).split('Nom\r\n')[1];
    expect(line?.replaceAll('"', '')).toBe(`'${text}\r\n`);
  });

  it('quotes what would end a cell, and writes numbers with a comma', async () => {
    const file = await textOf(csvFile(['Nom'], pagesOf([['a;b', 'dit "le Vélo"', 'deux\nlignes', -1.5]])));
    expect(file).toContain('"a;b";"dit ""le Vélo""";"deux\nlignes";-1,5\r\n');
  });
});

describe('a CSV file of open data', () => {
  it('has commas, decimal points and no mark, and lets no text become a formula or end its cell', async () => {
    const file = await textOf(dataCsvFile(['nom', 'montant'], pagesOf([['a,b', 12.5]], [['=1+1;', -1]])));
    expect(file).toBe('nom,montant\r\n"a,b",12.5\r\n\'=1+1;,-1\r\n');
  });
});

describe('an XLSX file', () => {
  it('is a workbook of one sheet, its rows in their order', async () => {
    const { parts, sheet } = await sheetOf([['Été']], [['Roue & <libre>'], [3]]);
    expect(Object.keys(parts).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect([...sheet.matchAll(/<t [^>]*>([^<]*)<|<v>([^<]*)</g)].map(([, text, number]) => text ?? number)).toEqual([
      'Nom',
      'Été',
      'Roue &amp; &lt;libre&gt;',
      '3',
    ]);
  });

  it('keeps a text that looks like a formula a text', async () => {
    const { sheet } = await sheetOf([['=HYPERLINK("x")']]);
    expect(sheet).toContain('<c t="inlineStr" s="2">');
    expect(sheet).not.toContain('<f>');
  });

  it('leaves out what XML cannot hold', async () => {
    const { sheet } = await sheetOf([['a\u0000b\u001Fc\uD800d']]);
    expect(sheet).toContain('>abc\uFFFDd<');
  });
});
