import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { run } from './command-line.ts';
import { figure } from './figure.ts';

const value = '1234567890123456789';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hex-code-'));
});
afterAll(() => rm(folder, { recursive: true }));

const at = (name: string) => join(folder, name);

async function call(...words: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await run(words, { out: (line) => out.push(line), error: (line) => errors.push(line) });
  return { code, out, errors };
}

async function blankPdf(name: string): Promise<string> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]);
  await writeFile(at(name), await document.save());
  return at(name);
}

async function blankPicture(name: string, width = 800, height = 1100): Promise<string> {
  await sharp({ create: { width, height, channels: 3, background: '#fff' } }).toFile(at(name));
  return at(name);
}

describe('encode', () => {
  it('prints the hexagon, a row a line', async () => {
    const { code, out } = await call('encode', value);
    const rows = out.join('\n').split('\n');
    expect(code).toBe(0);
    expect(rows.map((row) => row.replace(/ /g, '').length)).toEqual([7, 8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8, 7]);
    expect(rows.join('').replace(/ /g, '')).toMatch(/^[●○]{127}$/);
  });

  it('prints SVG, or writes it', async () => {
    const printed = await call('encode', value, '--svg', '--size', '80');
    await call('encode', value, '--svg', at('code.svg'), '--size', '80');
    expect(printed.out[0]).toMatch(/^<svg [^>]*width="90\.\d+"/);
    expect(await readFile(at('code.svg'), 'utf8')).toBe(printed.out[0]);
  });

  it('writes a PNG of the width asked for, quiet zone around it', async () => {
    expect((await call('encode', value, '--png', at('code.png'), '--size', '300')).code).toBe(0);
    const { format, width } = await sharp(at('code.png')).metadata();
    expect([format, width]).toEqual(['png', 338]);
  });

  it.each(['9223372036854775808', '-1', '12a', '007'])('refuses %s, which is no value', async (wrong) => {
    const { code, errors } = await call('encode', '--', wrong);
    expect([code, errors]).toEqual([1, [expect.stringContaining('VALUE_INVALID')]]);
  });
});

describe('decode', () => {
  it('prints one line a picture: the answer and the time', async () => {
    await call('encode', value, '--png', at('large.png'), '--size', '300');
    await call('encode', '42', '--png', at('small.png'), '--size', '150');
    const { code, out } = await call('decode', at('large.png'), at('small.png'));
    const answers = out.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers.map(({ file, ok, value: read }) => [file, ok, read])).toEqual([
      [at('large.png'), true, value],
      [at('small.png'), true, '42'],
    ]);
    expect(answers.map(({ ms }) => typeof ms)).toEqual(['number', 'number']);
    expect(code).toBe(0);
  });

  it('tells a picture without a code and a file that is none, and goes on', async () => {
    await writeFile(at('note.txt'), 'no picture');
    await call('encode', value, '--png', at('code.png'), '--size', '300');
    const { code, out } = await call(
      'decode',
      await blankPicture('blank.png'),
      at('note.txt'),
      at('absent.png'),
      at('code.png'),
    );
    expect(
      out.map((line) => JSON.parse(line) as Record<string, unknown>).map((answer) => answer['code'] ?? answer['value']),
    ).toEqual(['HEX_CODE_UNREADABLE', 'FILE_UNREADABLE', 'FILE_UNREADABLE', value]);
    expect(code).toBe(1);
  });
});

describe('stamp', () => {
  it('stamps a PDF and tells where, in millimetres', async () => {
    const { code, out } = await call(
      'stamp',
      await blankPdf('invoice.pdf'),
      at('stamped.pdf'),
      '--value',
      value,
      '--amount',
      '125,50',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out[0]!)).toEqual({
      file: at('stamped.pdf'),
      unit: 'mm',
      code: { x: 183.64, y: 6.26 },
      amount: { x: 182.38, y: 27.52 },
    });
    expect((await PDFDocument.load(await readFile(at('stamped.pdf')))).getPageCount()).toBe(1);
  });

  it.each(['photo.jpg', 'scan.png'])('stamps %s so that it decodes to the value', async (name) => {
    const { code } = await call(
      'stamp',
      await blankPicture(name, 1600, 2200),
      at(`stamped-${name}`),
      '--value',
      value,
      '--amount',
      '67.5',
      '--session',
    );
    expect(code).toBe(0);
    expect(JSON.parse((await call('decode', at(`stamped-${name}`))).out[0]!)).toMatchObject({ ok: true, value });
  });

  it('refuses a broken file with its code and writes nothing', async () => {
    await writeFile(at('broken.pdf'), '%PDF-1.4 nothing more');
    const { code, errors } = await call('stamp', at('broken.pdf'), at('never.pdf'), '--value', value, '--amount', '10');
    expect([code, errors]).toEqual([1, ['PDF_BROKEN: the PDF cannot be read']]);
    await expect(readFile(at('never.pdf'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('fails on a file that is not there', async () => {
    expect((await call('stamp', at('absent.pdf'), at('never.pdf'), '--value', value, '--amount', '10')).code).toBe(1);
  });
});

describe('figure', () => {
  it('is the one of the format’s page', async () => {
    const committed = await readFile(join(import.meta.dirname, '../../../libs/hex-code/figure.svg'), 'utf8');
    expect(committed).toBe(figure());
  });

  it('is printed, or written to a file', async () => {
    expect((await call('figure')).out).toEqual([figure().trimEnd()]);
    await call('figure', at('figure.svg'));
    expect(await readFile(at('figure.svg'), 'utf8')).toBe(figure());
  });
});

describe('words that say nothing', () => {
  it.each([
    ['nothing', []],
    ['an unknown act', ['toString']],
    ['an unknown option', ['encode', '1', '--pdf']],
    ['two values', ['encode', '1', 'a.svg', '2', '--svg']],
    ['no value', ['encode']],
    ['two formats', ['encode', '1', '--svg', '--png', 'a.png']],
    ['a PNG without a file', ['encode', '1', '--png']],
    ['a file without a format', ['encode', '1', 'a.png']],
    ['a size that is none', ['encode', '1', '--size', 'large']],
    ['a size without end', ['encode', '1', '--size', '1e9']],
    ['no picture', ['decode']],
    ['one file to stamp', ['stamp', 'a.pdf', '--value', '1', '--amount', '1']],
    ['no value to stamp', ['stamp', 'a.pdf', 'b.pdf', '--amount', '1']],
    ['an amount that is none', ['stamp', 'a.pdf', 'b.pdf', '--value', '1', '--amount', 'ten']],
    ['three decimals', ['stamp', 'a.pdf', 'b.pdf', '--value', '1', '--amount', '1.005']],
  ])('get the usage and exit code 2: %s', async (_what, words) => {
    const { code, out, errors } = await call(...words);
    expect([code, out]).toEqual([2, []]);
    expect(errors).toEqual([expect.stringMatching(/./), expect.stringContaining('decode FILE…')]);
  });
});
