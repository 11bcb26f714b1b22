import { headTextOf } from '@alveole/transparency';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { FundCall } from '../record/fund-call.ts';
import { fundCallPdf } from './fund-call-pdf.ts';
import { fundCallTexts } from './fund-call-pdf.text.ts';

const call: FundCall = {
  callId: 'ville-3',
  funderId: 'ville',
  funderName: 'Ville d’Exemple',
  programmeName: 'Vélo Métropole',
  number: 3,
  basis: 'committed',
  from: 120,
  to: 480,
  lines: 150,
  committedCents: 12_345_60,
  paidCents: 9_000_00,
  calledCents: 12_345_60,
  untilDay: '2026-11-30',
  formerDay: '2026-10-31',
  head: {
    text: headTextOf({ day: '2026-11-30', size: 480, root: 'ab'.repeat(32), totals: [] }),
    keyId: 'cd'.repeat(8),
    signature: 'ef'.repeat(64),
  },
  csvSha256: '12'.repeat(32),
  account: { name: 'Ville d’Exemple', iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPP' },
  issuedAt: new Date('2026-12-01T10:00:00Z'),
  issuedBy: { userId: 'adm-0', userName: 'LEROY Sophie' },
};

it('a call for funds as a PDF is one sheet, in French, named by the call, and the same each time it is read', async () => {
  const bytes = await fundCallPdf(call, 'https://velo.exemple.fr');
  const pdf = await PDFDocument.load(bytes);
  expect([pdf.getPageCount(), pdf.getTitle(), pdf.getAuthor()]).toEqual([
    1,
    'Appel de fonds n°\u00a03, Ville d’Exemple',
    'Vélo Métropole',
  ]);
  expect(Buffer.from(await fundCallPdf(call, 'https://velo.exemple.fr')).equals(Buffer.from(bytes))).toBe(true);
});

it('a call for funds says from which line to which line of the public log a call reads', () => {
  expect(fundCallTexts.proofLead('30 novembre 2026', 120, 479)).toContain('de la ligne 120 à la ligne 479');
});

it('a call for funds says by which command, at the address of the programme, anybody verifies it', () => {
  expect(fundCallTexts.command('https://velo.exemple.fr', 'ville-3')).toBe(
    'npx alveole-verify https://velo.exemple.fr --call appel-de-fonds-ville-3.csv',
  );
});
