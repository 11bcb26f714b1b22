import { isoFaults } from '../iso-20022/iso-faults.harness.ts';
import type { RefundBatch } from '../record/refund-batch.ts';
import { referenceOf } from '../record/references.ts';
import { pain001Of } from './pain-001.ts';
import { pain001Faults } from './pain-001.schema.ts';

const debtor = {
  name: 'Agence du vélo & des mobilités « douces »',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
};
const names = ['Vélo Œuvre & Fils', '/Ça roule !//', '<Cycles> "du" Nord', 'x'.repeat(200), '自転車 Ateliér', '自転車'];

/** Thirty names as shops and associations bear them, or as somebody may type them. */
const oddNames = [
  ...names,
  'O’Brien Cycles',
  "L'Atelier d'Émile",
  'Noël & Fils',
  'Ποδήλατα Αθήνα',
  'Велосипед',
  'Cycles Müller-Straße',
  'Łódź Rowery',
  'Þór hjól',
  'Fietsĳ',
  '&amp;',
  '…',
  '—',
  "'",
  '//',
  '()',
  '  ',
  '-',
  'Vélo № 5',
  '🚲 Cycles 🚲',
  'Cycles\tdu\nSud',
  'Cycles\u0000\u202Edu Sud',
  'CYCLES;DROP TABLE',
  '<![CDATA[ Cycles ]]>',
  'Association des cyclistes solidaires de la vallée de la Vilaine et du pays de Redon',
];

/** @param files how many each transfer pays */
function batchOf(files: number, transfers = names.length, named = names): RefundBatch {
  const batchId = '3a233325-26e2-4cba-9d7d-0123456789ab';
  const entities = Array.from({ length: transfers }, (_, n) => `shop-${n}`);
  const person = { userId: 'adm', userName: 'LEROY' };
  return {
    batchId,
    funderId: 'programme',
    state: 'approved',
    lines: entities.flatMap((entityId) =>
      Array.from({ length: files }, (_, n) => ({
        repairId: `${entityId}-${n}`,
        fileNumber: `REP00012_${String(10_000 + n)}`,
        entityId,
        entityName: 'Cycles',
        cents: 5001,
        wasPaidBefore: false,
        isCorrection: false,
      })),
    ),
    transfers: entities.map((entityId, n) => ({
      reference: referenceOf(batchId, n),
      entityId,
      payeeName: named[n % named.length] ?? '',
      iban: 'FR1420041010050500013M02606',
      cents: 5001 * files,
      state: 'sent',
    })),
    draftedBy: person,
    draftedAt: new Date('2026-03-04T09:00:00Z'),
    approvedAt: new Date('2026-03-05T09:00:00Z'),
    rowHash: '0'.repeat(32),
    sequence: 2,
  };
}

describe('the file for the bank is as both schemas want it', () => {
  it.each([
    ['one file a transfer', batchOf(1)],
    ['more files than the remittance can name', batchOf(40)],
    ['a thousand transfers to thirty odd names', batchOf(1, 1000, oddNames)],
  ])(
    'a file for the bank with %s is valid by ISO 20022 and by the rules of the European Payments Council',
    async (_what, batch) => {
      const contents = pain001Of(batch, debtor);
      expect(await pain001Faults(contents)).toEqual([]);
      expect(await isoFaults(new Map([['file', contents]]))).toEqual(new Map([['file', []]]));
    },
  );

  it('a file with a reference of more than 35 signs is refused by both', async () => {
    const contents = pain001Of(batchOf(1), debtor).replace(/<EndToEndId>[^<]*/, `$&${'0'.repeat(20)}`);
    expect(await pain001Faults(contents)).not.toEqual([]);
    expect((await isoFaults(new Map([['file', contents]]))).get('file')).not.toEqual([]);
  });

  it('a file with a name of more than 70 signs is refused by the rules of the European Payments Council alone', async () => {
    const contents = pain001Of(batchOf(1), debtor).replace(/X{70}/, `$&${'X'.repeat(70)}`);
    expect(await pain001Faults(contents)).not.toEqual([]);
    expect((await isoFaults(new Map([['file', contents]]))).get('file')).toEqual([]);
  });
});

it('names each party in the letters of the banks, without a blank or a slash at an end', () => {
  const named = [...pain001Of(batchOf(1), debtor).matchAll(/<Cdtr>\s*<Nm>([^<]*)/g)].map(([, name]) => name);
  expect(named).toEqual(['VELO OEUVRE FILS', 'CA ROULE', 'CYCLES DU NORD', 'X'.repeat(70), 'ATELIER', 'BENEFICIAIRE']);
});

it.each([
  ['Association des cyclistes solidaires de la vallée de la Vilaine et du pays de Redon', 69, 'ET DU'],
  ['A'.repeat(80), 70, 'A'],
  [`${'A'.repeat(70)} B`, 70, 'A'],
  [`${'A'.repeat(69)} BC`, 69, 'A'],
])('cuts a name at a word, at most 70 signs: %s', (payeeName, length, end) => {
  const batch = batchOf(1, 1);
  const named = { ...batch, transfers: batch.transfers.map((transfer) => ({ ...transfer, payeeName })) };
  const [, name = ''] = /<Cdtr>\s*<Nm>([^<]*)/.exec(pain001Of(named, debtor)) ?? [];
  expect([name.length <= 70, name.length, name.endsWith(end)]).toEqual([true, length, true]);
});

it.each([
  ['2026-11-22T23:30:00Z', '2026-11-23'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-11-27T22:59:59Z', '2026-11-27'],
  ['2026-11-27T23:00:00Z', '2026-11-30'],
  ['2026-11-29T10:00:00Z', '2026-11-30'],
  ['2026-04-03T08:00:00Z', '2026-04-07'],
  ['2026-12-25T08:00:00Z', '2026-12-28'],
])(
  'is to be carried out on the day of Paris, or on the next one on which banks work: approved at %s, on %s',
  (approvedAt, day) => {
    const file = pain001Of({ ...batchOf(1), approvedAt: new Date(approvedAt) }, debtor);
    expect(/<ReqdExctnDt>\s*<Dt>([^<]*)/.exec(file)?.[1]).toBe(day);
  },
);

it('sums up in cents, and says how many files where they do not fit', () => {
  expect(pain001Of(batchOf(1), debtor)).toContain('<CtrlSum>300.06</CtrlSum>');
  expect(pain001Of(batchOf(40), debtor)).toContain('<Ustrd>Primes de 40 dossiers, voir le releve en ligne</Ustrd>');
});
