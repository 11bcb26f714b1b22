import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOf, otherLines, ownFile } from '@alveole/transparency/log-fixture';
import { headOver, signedLogOf } from '@alveole/transparency/signed-log-fixture';
import { fundCallColumns, fundCallRowText, readLine } from '@alveole/transparency';
import type { LogSource, PublicLine } from '@alveole/transparency';
import { createHttpSource } from './http-source.ts';
import { serveLog } from './log-server.fixture.ts';
import { runVerify } from './run-verify.ts';

const lines = [...otherLines(4), lineOf(), ...otherLines(3)];
const newest = headOver(lines, '2026-11-25');
const sound = signedLogOf(lines, [newest]);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alveole-verify-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function run(source: LogSource, ...words: string[]) {
  const site = await serveLog(source);
  const printed: string[] = [];
  const ports = { sourceOf: createHttpSource, print: (line: string) => printed.push(line), isTerminal: false };
  const exitCode = await runVerify([`${site.url}/`, ...words], ports);
  await site.close();
  return { exitCode, text: printed.join('\n').replace(/[\u00a0\u202f]/g, ' ') };
}

describe('alveole-verify', () => {
  it('tells totals and own file of a sound log, keeps its head for the next time, and exits with 0', async () => {
    const path = join(folder, 'releve.json');
    const first = await run(sound, '--save', path, '--file', ownFile.fileNumber, ownFile.receiptCode);
    expect(first.text).toContain('✓ Votre dossier : 1 ligne dans le journal : 50,00 € accordés, 0,00 € versés.');
    expect(first.text).toMatch(/Aucune anomalie\.$/);
    expect(first.exitCode).toBe(0);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(newest);
    expect((await run(sound, '--older', path)).text).toContain('✓ Relevé gardé');
  });

  it('exits with 3 where a sound log has no line of the file, which is no anomaly', async () => {
    const { exitCode, text } = await run(sound, '--file', ownFile.fileNumber, '0000-0000-0000-0000');
    expect([exitCode, text.split('\n').at(-1)]).toEqual([3, 'Aucune anomalie. Dossier introuvable.']);
  });

  it('compares the file of a call for funds with the log, and exits with 1 where a row is not in it', async () => {
    const path = join(folder, 'appel.csv');
    const row = fundCallRowText(4, readLine(lineOf()) as PublicLine);
    await writeFile(path, `${fundCallColumns.join(';')}\r\n${row}\r\n`);
    const verification = await run(sound, '--call', path);
    expect([verification.exitCode, verification.text]).toEqual([
      0,
      expect.stringContaining('✓ Appel de fonds : 1 écriture'),
    ]);
    await writeFile(path, `${fundCallColumns.join(';')}\r\n${row.replace(';50;', ';60;')}\r\n`);
    const falsified = await run(sound, '--call', path);
    expect([falsified.exitCode, falsified.text]).toEqual([1, expect.stringContaining('✗ Appel de fonds')]);
  });

  it('exits with 1 and names the kept head that a log no longer goes on from, and keeps no head of it', async () => {
    const [olderPath, path] = [join(folder, 'ancien.json'), join(folder, 'nouveau.json')];
    await writeFile(olderPath, JSON.stringify(headOver(lines.slice(0, 6), '2026-11-20')));
    const changed = [lineOf({ cents: 1 }), ...lines.slice(1)];
    const falsified = signedLogOf(changed, [headOver(changed, '2026-11-25')]);
    const { exitCode, text } = await run(falsified, '--older', olderPath, '--save', path);
    expect(text).toContain('✗ Relevé gardé : Le journal ne prolonge pas celui du 20 novembre 2026');
    expect(exitCode).toBe(1);
    await expect(readFile(path)).rejects.toThrow('ENOENT');
  });

  it.each([
    ['--call', 'that is none', 'bonjour', 'n’est pas le fichier CSV d’un appel de fonds'],
    ['--call', 'of no byte', '', 'n’est pas le fichier CSV d’un appel de fonds'],
    ['--call', 'that is not there', undefined, 'ne se lit pas'],
    ['--older', 'that is none', '{"text":"x","keyId":"y","signature":"z"}', 'n’est pas un relevé que --save a gardé'],
    ['--older', 'that is no JSON', 'bonjour', 'n’est pas un relevé que --save a gardé'],
    ['--older', 'that is not there', undefined, 'ne se lit pas'],
  ])(
    'says of a file for %s %s that it is not what was asked for, and exits with 2',
    async (option, _what, text, sentence) => {
      const path = join(folder, 'fichier');
      if (text !== undefined) await writeFile(path, text);
      const { exitCode, text: printed } = await run(sound, option, path);
      expect([exitCode, printed]).toEqual([
        2,
        expect.stringMatching(new RegExp(`^Vérification impossible : .*${sentence}$`)),
      ]);
    },
  );

  it.each([
    ['in a folder that is not there', (folder: string) => join(folder, 'absent', 'releve.json')],
    ['that is a folder', (folder: string) => folder],
    ['below a file', () => join(import.meta.dirname, 'run-verify.ts', 'releve.json')],
  ])('refuses a path for --save %s in French before anything is verified, and exits with 2', async (_what, pathIn) => {
    const path = pathIn(folder);
    const { exitCode, text } = await run(sound, '--save', path);
    expect([exitCode, text]).toEqual([
      2,
      `Vérification impossible : le relevé ne peut pas être gardé dans « ${path} » : choisissez un fichier d’un dossier où vous pouvez écrire`,
    ]);
  });

  it.each([
    ['no address', []],
    ['an address that is none', ['velo.exemple.fr']],
    ['an unknown option', ['https://velo.exemple.fr', '--fast']],
    ['a file without its code', ['https://velo.exemple.fr', '--file', 'REP00042_10001']],
  ])('shows how it is used where it is given %s, and exits with 2', async (_what, words) => {
    const printed: string[] = [];
    const ports = { sourceOf: () => sound, print: (line: string) => printed.push(line), isTerminal: false };
    expect(await runVerify(words, ports)).toBe(2);
    expect(printed[0]).toContain('npx alveole-verify ADRESSE');
  });

  it('says that nothing could be verified where no site answers or another one does, and exits with 2', async () => {
    const gone = await serveLog(sound);
    await gone.close();
    const printed: string[] = [];
    const ports = { sourceOf: createHttpSource, print: (line: string) => printed.push(line), isTerminal: false };
    expect(await runVerify([gone.url], ports)).toBe(2);
    expect(printed.at(-1)).toMatch(/^Vérification impossible : 127\.0\.0\.1:\d+ ne répond pas$/);
    const odd = await run({ ...sound, lines: () => Promise.resolve(null as never) });
    expect(odd.text).toMatch(/Vérification impossible : la réponse ne se lit pas \(lignes\)$/);
    expect(odd.exitCode).toBe(2);
  });
});
