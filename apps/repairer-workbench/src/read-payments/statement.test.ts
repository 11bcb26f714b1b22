import type { PaymentView } from '@alveole/contracts/refund';
import { statementPdf } from './statement-pdf.ts';
import { csvOf, statementOf } from './statement.ts';

const payment = (files: number, state: PaymentView['state'] = 'paid'): PaymentView => ({
  reference: 'ALV-3A23332526E24CBA-0001',
  payeeName: 'CYCLES & CIE',
  amountCents: 5000 * files - 805,
  state,
  sentAt: '2026-03-04T09:00:00.000Z',
  settledAt: '2026-03-06T09:00:00.000Z',
  lines: [
    ...Array.from({ length: files }, (_, n) => ({
      repairId: `r${n}`,
      fileNumber: `REP00042_${10_000 + n}`,
      amountCents: 5000,
      isCorrection: false,
      promisedAt: '2026-03-18T10:00:00.000Z',
    })),
    { repairId: 'x', fileNumber: 'REP00042_09999', amountCents: -805, isCorrection: true, promisedAt: undefined },
  ],
});

/** What its pages say: nothing is compressed. */
const textOf = async (files: number, state?: PaymentView['state']) =>
  new TextDecoder('latin1').decode(await statementPdf(statementOf(payment(files, state))));

describe('the statement of a transfer', () => {
  it('names payee, reference, days, each file and the sum', async () => {
    const text = await textOf(1);
    for (const line of ['CYCLES & CIE', 'ALV-3A23332526E24CBA-0001', '4 mars 2026', '6 mars 2026', 'REP00042_10000'])
      expect(text).toContain(`(${line})`);
    for (const line of ['Promis avant le', '18 mars 2026']) expect(text).toContain(`(${line})`);
    expect(text).toMatch(/\(41,95 .\)/);
    expect(text).toMatch(/\(-8,05 .\)/);
    expect(text).toMatch(/\(Pay. le\)/);
    expect(text).toMatch(/\(Total vers.\)/);
  });

  it('of a transfer that did not arrive says so, and claims no payment', async () => {
    const text = await textOf(1, 'rejected');
    expect(text).toMatch(/\(Refus. par la banque\).*\(Refus. le\)/s);
    expect(text).toContain('(Total du virement)');
    expect(text).not.toMatch(/\((Pay. le|Total vers.)\)/);
  });

  it('goes on over pages, each with its columns and number', async () => {
    const text = await textOf(80);
    expect(text).toContain('(Page 3 sur 3)');
    expect(text.match(/\(REP00042_\d{5}\)/g)).toHaveLength(81);
    expect(text.match(/\(Montant\)/g)).toHaveLength(3);
  });

  const head = '\u{feff}Dossier;Nature;Montant;Lot du;Promis avant le;Payé le;Référence du virement';

  it('tells a spreadsheet of each file its amount, batch, promise, day of payment and reference', () => {
    expect(csvOf(statementOf(payment(1))).split('\r\n')).toEqual([
      head,
      'REP00042_10000;Prime;50,00;4 mars 2026;18 mars 2026;6 mars 2026;ALV-3A23332526E24CBA-0001',
      'REP00042_09999;Correction;-8,05;4 mars 2026;;6 mars 2026;ALV-3A23332526E24CBA-0001',
      '',
    ]);
  });

  it.each(['sent', 'rejected', 'returned'] as const)('names no day of payment where the transfer is %s', (state) => {
    const [, row] = csvOf(statementOf(payment(1, state))).split('\r\n');
    expect(row).toBe('REP00042_10000;Prime;50,00;4 mars 2026;18 mars 2026;;ALV-3A23332526E24CBA-0001');
  });

  it('lets nothing that it names be a formula or end a cell', () => {
    const odd = { ...payment(0), reference: '=1+1;"x"' };
    expect(csvOf(statementOf(odd))).toContain(`;"'=1+1;""x"""\r\n`);
  });
});
