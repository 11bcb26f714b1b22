import { deflateSync } from 'node:zlib';
import type { Random } from '@alveole/seed-data';

/** How much of everything a file holds: 1 in full. */
export type Share = number;

const mib = 1_048_576;

const start = '%PDF-1.5\n';
const catalog = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
const page = '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n';
const end = '\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n';

/** A page with something hostile behind it. @param kids what the page tree names */
function pdfWith(hostile: string | readonly Buffer[], kids = '3 0 R'): Buffer {
  const tree = `2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count 1 >>\nendobj\n`;
  const parts = typeof hostile === 'string' ? [Buffer.from(hostile, 'latin1')] : hostile;
  return Buffer.concat([Buffer.from(start + catalog + tree + page, 'latin1'), ...parts, Buffer.from(end, 'latin1')]);
}

const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: Math.ceil(count) }, (_, index) => make(index)).join('');

/** Objects packed into a stream. @param first where the first one begins */
function objectStream(number: number, content: Buffer, { count, first }: { count: number; first: number }): Buffer {
  const packed = deflateSync(content);
  const head = `${number} 0 obj\n<< /Type /ObjStm /N ${count} /First ${first} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')]);
}

function blankStreams(random: Random, count: number): Buffer[] {
  const content = Buffer.alloc(31 * mib, ' ');
  content.write('9 0 1 ');
  return Array.from({ length: Math.ceil(count) }, (_, index) =>
    objectStream(random.int(10, 99) * 100 + index, content, { count: 1, first: 4 }),
  );
}

function packedObjects(count: number): Buffer {
  const index = times(count, (at) => `${at + 10} ${at * 2} `);
  const content = Buffer.from(index + times(count, () => '1 '));
  return objectStream(9, content, { count: Math.ceil(count), first: index.length });
}

/** PDFs that cost far more to read than to write, by what they are. */
export const hostilePdfs: Readonly<Record<string, (random: Random, share: Share) => Buffer>> = {
  '300 KB of brackets': () => pdfWith('('.repeat(300_000)),
  '30 object streams of 31 MB': (random, share) => pdfWith(blankStreams(random, 30 * share)),
  '4.5 MB of ends of streams': (_, share) => pdfWith('endstrea '.repeat(500_000 * share)),
  '100,000 objects': (random, share) => {
    const content = random.pick(['null', '[]', '(x)']);
    return pdfWith(times(100_000 * share, (index) => `${index + 10} 0 obj\n${content}\nendobj\n`));
  },
  '100,000 packed objects': (_, share) => pdfWith([packedObjects(100_000 * share)]),
  '20,000 broken objects': (random, share) => {
    const broken = random.pick([')', '>>', ']']);
    return pdfWith(times(20_000 * share, (index) => `${index + 10} 0 obj\n${broken}\n`));
  },
  'dictionaries a thousand deep': (random, share) => {
    const nested = random.pick(['<</A', '[', '<</A[']).repeat(1000);
    return pdfWith(times(1000 * share, (index) => `${index + 10} 0 obj\n${nested}\nendobj\n`));
  },
  'two million numbers': (_, share) => pdfWith(`4 0 obj\n[${'1 '.repeat(2_000_000 * share)}]\nendobj\n`),
  'a table that names itself': (random, share) => {
    const previous = random.int(0, 500);
    const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Prev ${previous} >>\nstartxref\n${previous}\n`;
    return pdfWith(table.repeat(50_000 * share));
  },
  'a page tree that holds itself': () => pdfWith('', '2 0 R'),
  'a page tree of a hundred million pages': (random) => {
    const level = (number: number) =>
      `${number} 0 obj\n<< /Type /Pages /Kids [${`${number + 1} 0 R `.repeat(random.int(90, 110))}] /Count 1 >>\nendobj\n`;
    return pdfWith([20, 21, 22, 23].map(level).join('') + page.replace('3 0 obj', '24 0 obj'), '20 0 R');
  },
  '100,000 pages': () => pdfWith('', '3 0 R '.repeat(100_000)),
};
