import { noDots } from '../dots.ts';
import { stampPdf } from './index.ts';

const outcomeOf = (bytes: Uint8Array) =>
  stampPdf(bytes, { dots: noDots(), amountCents: 1 }).then(
    () => 'stamped',
    ({ code }: { code: string }) => code,
  );

/** A sound page with something else behind it. @param kids what the page tree names */
function pdfWith(text: string, kids = '3 0 R'): Uint8Array {
  const page = '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n';
  const tree = `2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count 1 >>\nendobj\n`;
  return Buffer.from(
    `%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n${tree}${page}${text}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  );
}

const manyObjects = (count: number, content: string) =>
  Array.from({ length: count }, (_, index) => `${index + 10} 0 obj\n${content}\nendobj\n`).join('');
const brackets = '('.repeat(300_000);

describe('the budget of reading a PDF', () => {
  it.each([
    ['many objects', manyObjects(2000, 'null'), 'stamped'],
    ['far too many objects', manyObjects(30_000, 'null'), 'PDF_TOO_COMPLEX'],
    ['far too many broken objects', manyObjects(30_000, ')'), 'PDF_TOO_COMPLEX'],
    [
      'objects whose ends are nowhere',
      Array.from({ length: 10_000 }, (_, index) => `${index + 10} 0 obj\n)\n`).join(''),
      'PDF_TOO_COMPLEX',
    ],
    ['many values', `10 0 obj\n[${'1 '.repeat(100_000)}]\nendobj\n`, 'stamped'],
    ['far too many values', `10 0 obj\n[${'1 '.repeat(2_000_000)}]\nendobj\n`, 'PDF_TOO_COMPLEX'],
    ['far too many values in objects', manyObjects(1000, `[${'[1]'.repeat(1000)}]`), 'PDF_TOO_COMPLEX'],
    ['a few words between its objects', 'of no use', 'stamped'],
    ['nothing that begins an object', brackets, 'PDF_TOO_COMPLEX'],
    ['nothing but ends of streams', 'endstrea '.repeat(100_000), 'PDF_TOO_COMPLEX'],
  ])('ends with %s: the file is %s', async (_what, text, outcome) => {
    expect(await outcomeOf(pdfWith(text))).toBe(outcome);
  });

  it('is each file’s own', async () => {
    const files = [brackets, '', brackets, ''].map((text) => outcomeOf(pdfWith(text)));
    expect(await Promise.all(files)).toEqual(['PDF_TOO_COMPLEX', 'stamped', 'PDF_TOO_COMPLEX', 'stamped']);
  });

  it('is not needed for a tree that names a hundred million pages: the first is looked for, each branch once', async () => {
    const level = (number: number) =>
      `${number} 0 obj\n<< /Type /Pages /Kids [${`${number + 1} 0 R `.repeat(100)}] /Count 1 >>\nendobj\n`;
    const levels = [20, 21, 22, 23].map(level).join('');
    const page = '24 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n';
    expect(await outcomeOf(pdfWith(levels + page, '20 0 R'))).toBe('stamped');
    expect(await outcomeOf(pdfWith(levels, '20 0 R'))).toBe('PDF_BROKEN');
  });
});
