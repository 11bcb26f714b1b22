import { generateKeyPairSync } from 'node:crypto';
import { fundCallColumns, fundCallRowText } from '../log/fund-call-file.ts';
import { readLine } from '../log/public-line.ts';
import type { PublicLine } from '../log/public-line.ts';
import type { SignedHead } from '../log/signed-head.ts';
import { lineOf, otherLines, ownFile } from './log.fixture.ts';
import { headOver, signedLogOf } from './signed-log.fixture.ts';
import type { LogSource } from './log-source.ts';
import { verifyFile } from './verify-file.ts';
import { verifyLog } from './verify-log.ts';
import type { VerifyOptions } from './verify-log.ts';

const own = [lineOf(), lineOf({ kind: 'paid', day: '2026-11-24' })];
const past = [...otherLines(4), own[0] as string];
const lines = [...past, own[1] as string, ...otherLines(2)];
const heads = [headOver(past, '2026-11-23'), headOver(lines, '2026-11-25')];
const keptHead = heads[0] as SignedHead;

async function faultyTitles(source: LogSource, options: VerifyOptions = {}): Promise<string[]> {
  const { outcomes } = await verifyLog(source, options);
  return outcomes.filter(({ state }) => state === 'faulty').map(({ title }) => title);
}

describe('the verification of a whole log', () => {
  it('finds nothing wrong in a log as it was signed, and tells its totals and the sums of a file', async () => {
    const progress: number[] = [];
    const { outcomes, head } = await verifyLog(signedLogOf(lines, heads), {
      olderHead: keptHead,
      file: ownFile,
      onProgress: (now) => progress.push(now.lines),
    });
    expect(outcomes.filter(({ state }) => state !== 'sound')).toEqual([]);
    const details = outcomes.map(({ detail }) => detail.replace(/[\u00a0\u202f]/g, ' '));
    expect(details).toContain('programme : 110,07 € accordés, 50,00 € versés, 60,07 € à verser.');
    expect(details).toContain('2 lignes dans le journal : 50,00 € accordés, 50,00 € versés.');
    expect(head).toEqual(heads[1]);
    expect(progress).toEqual([3, 6, 8]);
  });

  it('counts what a shop paid back and what was given up, and heads of before such lines stay valid', async () => {
    const corrected = lineOf({ kind: 'adjusted', cents: -20_00, day: '2026-11-26' });
    const recovered = lineOf({ kind: 'recovered', cents: -15_00, day: '2026-11-27' });
    const waived = lineOf({ kind: 'waived', cents: 5_00, day: '2026-11-27' });
    const later = [...lines, corrected, recovered, waived];
    const log = signedLogOf(later, [...heads, headOver(later, '2026-11-27')]);
    const { outcomes } = await verifyLog(log, { olderHead: keptHead, file: ownFile });
    expect(outcomes.filter(({ state }) => state !== 'sound')).toEqual([]);
    const details = outcomes.map(({ detail }) => detail.replace(/[\u00a0\u202f]/g, ' '));
    expect(details).toContain('5 lignes dans le journal : 35,00 € accordés, 35,00 € versés.');
  });

  const falsified: [string, string[]][] = [
    ['altered', past.map((line, index) => (index === 2 ? lineOf({ cents: 1 }) : line))],
    ['dropped', past.filter((_, index) => index !== 2)],
    ['added', [...past.slice(0, 2), lineOf({ cents: 1 }), ...past.slice(2)]],
  ];
  it.each(falsified)('finds a past line that was %s after its head was signed', async (_what, changed) => {
    const titles = await faultyTitles(signedLogOf([...changed, ...lines.slice(past.length)], heads));
    expect(titles).toContain('Historique');
  });

  it.each(falsified)(
    'finds by a kept head a past line that was %s in a log that was signed anew',
    async (_what, changed) => {
      const newer = [...changed, ...lines.slice(past.length)];
      const signedAnew = [headOver(newer, '2026-11-25')];
      expect(await faultyTitles(signedLogOf(newer, signedAnew))).toEqual([]);
      expect(await faultyTitles(signedLogOf(newer, signedAnew), { olderHead: keptHead })).toEqual(['Relevé gardé']);
    },
  );

  it('finds a log that has fewer lines than the kept head, and one that publishes nothing any more', async () => {
    const shorter = signedLogOf(past.slice(1), [headOver(past.slice(1), '2026-11-25')]);
    expect(await faultyTitles(shorter, { olderHead: keptHead })).toEqual(['Relevé gardé']);
    expect(await faultyTitles(signedLogOf([], []), { olderHead: keptHead })).toEqual(['Relevé gardé']);
  });

  it('finds a head that another key signed, a total that is not that of the lines, and a line that does not read', async () => {
    const other = generateKeyPairSync('ed25519').privateKey;
    expect(await faultyTitles(signedLogOf(lines, [headOver(lines, '2026-11-25', other)]))).toEqual(['Signatures']);
    const head = headOver(lines, '2026-11-25');
    const raised = { ...head, text: head.text.replace('"paid_cents":5000', '"paid_cents":5001') };
    expect(await faultyTitles(signedLogOf(lines, [raised]))).toEqual(['Signatures', 'Totaux']);
    const odd = [...past, '{"kind":"granted","cents":1}'];
    expect(await faultyTitles(signedLogOf(odd, [headOver(odd, '2026-11-25')]))).toEqual(['Lignes du journal']);
  });

  it('finds lines that are announced and not published', async () => {
    expect(await faultyTitles(signedLogOf(past, heads))).toContain('Lignes du journal');
  });

  it('says of a number and a code that no line is about them', async () => {
    const file = { ...ownFile, receiptCode: '0000000000000000' };
    const { outcomes } = await verifyLog(signedLogOf(lines, heads), { file });
    expect(outcomes.filter(({ state }) => state !== 'sound')).toMatchObject([
      { state: 'absent', title: 'Votre dossier' },
    ]);
  });

  it('finds nothing to verify before the first head', async () => {
    expect((await verifyLog(signedLogOf([], []))).outcomes).toMatchObject([{ state: 'sound' }]);
  });
});

describe('the verification of a call for funds', () => {
  const town = (cents: number, changes: object = {}) => lineOf({ funder: 'ville', cents, ...changes });
  const log = [...otherLines(2), town(20_00), ...otherLines(1), town(-5_00, { kind: 'adjusted' }), town(20_00)];
  const signed = signedLogOf(log, [headOver(log, '2026-11-25')]);
  const rowsOf = (...places: number[]) =>
    places.map((place) => fundCallRowText(place, readLine(log[place] ?? '') as PublicLine));
  const fileOf = (rows: readonly string[]) => ['\uFEFF' + fundCallColumns.join(';'), ...rows, ''].join('\r\n');
  const outcomeOf = async (callFile: string) => (await verifyLog(signed, { callFile })).outcomes.at(-1);

  it('finds each row in the log, adds them up, and tells the hash of the file', async () => {
    const outcome = await outcomeOf(fileOf(rowsOf(2, 4, 5)));
    expect(outcome?.state).toBe('sound');
    expect(outcome?.detail.replace(/[\u00a0\u202f]/g, ' ')).toMatch(
      /^3 écritures, toutes dans le journal et aucune omise : 35,00 € engagés, 0,00 € versés\. SHA-256 du fichier : [0-9a-f]{64}$/,
    );
  });

  it.each([
    ['an altered sum', fileOf(rowsOf(2, 4, 5)).replace(';-5;', ';-4;')],
    ['a row that is left out', fileOf(rowsOf(2, 5))],
    ['a row of another funder', fileOf(rowsOf(2, 3, 4, 5))],
    ['a row that the log does not have', fileOf([...rowsOf(2, 4, 5), '99;2026-11-20;accordé;20;;69;1;ab'])],
    ['another file', 'a;b;c'],
  ])('finds in a call for funds %s', async (_case, callFile) => {
    expect(await outcomeOf(callFile)).toMatchObject({ state: 'faulty', title: 'Appel de fonds' });
  });
});

describe('the verification of one file', () => {
  it('proves each line of the file by the signed head, however number and code were typed', async () => {
    const typed = { fileNumber: ' rep00042_10001', receiptCode: 'k7qm-4t2x-9rce-5ivb' };
    const outcomes = await verifyFile(signedLogOf(lines, heads), typed);
    expect(outcomes.map(({ state }) => state)).toEqual(['sound', 'sound']);
  });

  it('refuses a line of the file that the signed head does not hold', async () => {
    const [first = '', ...rest] = own;
    const falsified = [...otherLines(4), lineOf({ cents: 70_00 }), ...rest, ...otherLines(2)];
    expect(first).not.toBe(falsified[4]);
    const outcomes = await verifyFile(signedLogOf(falsified, heads), ownFile);
    expect(outcomes.map(({ state }) => state)).toEqual(['sound', 'faulty']);
  });

  it('says that no line is about an unknown code', async () => {
    const outcomes = await verifyFile(signedLogOf(lines, heads), { ...ownFile, receiptCode: '0000000000000000' });
    expect(outcomes.map(({ state }) => state)).toEqual(['sound', 'absent']);
  });
});
