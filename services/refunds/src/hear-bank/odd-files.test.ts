import type { BankFile } from '../record/bank-line.ts';
import { camt, pain002 } from './bank-files.fixture.ts';
import { readFilesAbout, refusedFiles, unreadFiles } from './odd-files.fixture.ts';
import readBankFile from '../read-bank-file/read-bank-file.worker.ts';

const read = (content: string | Uint8Array) => readBankFile(content) as readonly BankFile[];

describe('a file of the bank', () => {
  it.each(Object.entries(readFilesAbout('REF1')))('with %s is read', (_what, content) => {
    const lines = read(content).flatMap((file) => file.lines);
    expect(lines).toMatchObject([{ reference: 'REF1', word: 'paid', amount: { currency: 'EUR', cents: 5000 } }]);
  });

  it.each(Object.entries(unreadFiles))(
    'tells of an entry that %s why it was not read',
    (_what, [content, why, sum]) => {
      const [file] = read(content);
      expect(file?.lines).toEqual([]);
      expect(file?.unread.map((entry) => [entry.why, entry.amount?.text])).toEqual([[why, sum]]);
    },
  );

  it.each(Object.entries(refusedFiles))('is refused when it is %s', (_what, content) => {
    expect(readBankFile(content)).toBe('unknown');
  });

  it('that goes to the bank is told as what it is', () => {
    expect(readBankFile('<Document><CstmrCdtTrfInitn/></Document>')).toBe('pain.001');
  });

  it('keeps the currency with its sum', () => {
    const [file] = read(camt('053', [{ reference: 'REF1', amount: '50.00', currency: 'CHF' }]));
    expect(file?.lines[0]?.amount).toEqual({ text: '50.00', currency: 'CHF', cents: 5000 });
  });

  it.each([
    ['<Cd>AC04</Cd>', 'AC04'],
    ['<Prtry>CLOTURE</Prtry>', 'CLOTURE'],
    ['<Prtry><Id>CLOTURE</Id><Issr>BANQUE</Issr></Prtry>', 'CLOTURE'],
  ])('reads the reason of a return written %s', (reason, stated) => {
    const content = camt('053', [{ reference: 'REF1', amount: '50.00', returned: 'NARR' }]);
    const written = content.replace('<ns2:Cd>NARR</ns2:Cd>', reason);
    expect(read(written)[0]?.lines).toMatchObject([{ word: 'returned', reason: stated }]);
  });

  it('reads a proprietary reason of a refusal', () => {
    const report = pain002('M', [{ reference: 'REF1', status: 'RJCT', reason: 'AC04' }]);
    const written = report.replace('<Cd>AC04</Cd>', '<Prtry>COMPTE CLOS</Prtry>');
    expect(read(written)[0]?.lines).toMatchObject([{ word: 'rejected', reason: 'COMPTE CLOS' }]);
  });

  it('tells of a refusal that names no transfer', () => {
    const report = pain002('M', [{ reference: 'REF1', status: 'RJCT' }]);
    const [file] = read(report.replace(/<OrgnlEndToEndId>[^<]*<\/OrgnlEndToEndId>/, ''));
    expect(file?.unread).toMatchObject([{ why: 'reference' }]);
  });

  const creditOfEntry = /<ns2:CdtDbtInd>CRDT<\/ns2:CdtDbtInd>(?=\s*<ns2:Sts>)/;
  it.each([
    ['a bare credit', (text: string) => text.replace(/<ns2:RtrInf>[^]*<\/ns2:RtrInf>/, ''), 'bare_credit'],
    [
      'a reversal',
      (text: string) =>
        text.replace(/<ns2:RtrInf>[^]*<\/ns2:RtrInf>/, '').replace(creditOfEntry, `$&<ns2:RvslInd>true</ns2:RvslInd>`),
      'reversal',
    ],
    [
      'the code of a return without its reason',
      (text: string) =>
        text.replace(
          /<ns2:RtrInf>[^]*<\/ns2:RtrInf>/,
          '<ns2:BkTxCd><ns2:Domn><ns2:Cd>PMNT</ns2:Cd><ns2:Fmly><ns2:Cd>ICDT</ns2:Cd><ns2:SubFmlyCd>RRTN</ns2:SubFmlyCd></ns2:Fmly></ns2:Domn></ns2:BkTxCd>',
        ),
      'return_code',
    ],
  ])('takes %s for no return', (_what, change, word) => {
    const content = change(camt('053', [{ reference: 'REF1', amount: '50.00', returned: 'AC04' }]));
    expect(read(content)[0]?.lines).toMatchObject([{ reference: 'REF1', word }]);
  });
});
