import { camt, pain002 } from './bank-files.fixture.ts';
import type { CamtLine } from './bank-files.fixture.ts';
import { readFilesAbout } from './odd-files.fixture.ts';

/** A batch of two transfers, 50.00 and 42.50 euros, as the bank has it. */
export interface SentBatch {
  readonly references: readonly [string, string];
  readonly messageId: string;
  readonly paymentId: string;
}

type TransferState = 'sent' | 'paid' | 'rejected' | 'returned';

/** What a bank sends of such a batch, file after file, and what it leaves. */
export interface BankShape {
  readonly name: string;
  files(batch: SentBatch): readonly (string | Uint8Array)[];
  readonly states: readonly [TransferState, TransferState];
  /** What people are asked, by reason. */
  readonly asked: readonly string[];
}

const early = '2026-11-21';
const late = '2026-11-22';
type LineFields = Omit<Partial<CamtLine>, 'reference'>;
const first = ({ references }: SentBatch, fields: LineFields = {}): CamtLine => ({
  reference: references[0],
  amount: '50.00',
  ...fields,
});
const statement = (...lines: CamtLine[]) => camt('053', lines);
const refusalOf = ({ references, messageId }: SentBatch) =>
  pain002(messageId, [{ reference: references[0], status: 'RJCT', reason: 'MS03' }]);

const oneSum = (details: string, amount = '92.50') => statement({ reference: '', amount, details });
const inBatch = (what: string) => `<ns2:Btch>${what}</ns2:Btch>`;
const paymentOf = ({ paymentId }: SentBatch) => `<ns2:PmtInfId>${paymentId}</ns2:PmtInfId>`;
const countOf = (count: number) => `<ns2:NbOfTxs>${count}</ns2:NbOfTxs>`;

/** A1: lines count by their day, debit before credit. */
const orderOfLines: readonly BankShape[] = [
  {
    name: 'a return that stands before its debit, of the same day',
    files: (batch) => [statement(first(batch, { returned: 'AC04' }), first(batch))],
    states: ['returned', 'sent'],
    asked: [],
  },
  {
    name: 'the newest day first',
    files: (batch) => [statement(first(batch, { returned: 'AC04', day: late }), first(batch, { day: early }))],
    states: ['returned', 'sent'],
    asked: [],
  },
  {
    name: 'a return in a file before that of its debit',
    files: (batch) => [
      statement(first(batch, { returned: 'AC04', day: late })),
      statement(first(batch, { day: early })),
    ],
    states: ['returned', 'sent'],
    asked: [],
  },
];

/** A3: a batch that was booked as one sum, and sums without a reference. */
const sums: readonly BankShape[] = [
  {
    name: 'one sum of its payment and count',
    files: (batch) => [oneSum(inBatch(paymentOf(batch) + countOf(2)))],
    states: ['paid', 'paid'],
    asked: [],
  },
  {
    name: 'one sum beside its payment and no reference',
    files: (batch) => [
      oneSum(
        `<ns2:TxDtls><ns2:Refs>${paymentOf(batch)}<ns2:EndToEndId>NOTPROVIDED</ns2:EndToEndId></ns2:Refs></ns2:TxDtls>`,
      ),
    ],
    states: ['paid', 'paid'],
    asked: [],
  },
  {
    name: 'one sum of its message alone',
    files: ({ messageId }) => [oneSum(inBatch(`<ns2:MsgId>${messageId}</ns2:MsgId>`))],
    states: ['sent', 'sent'],
    asked: ['sum_differs'],
  },
  {
    name: 'another sum of its payment',
    files: (batch) => [oneSum(inBatch(paymentOf(batch)), '90.00')],
    states: ['sent', 'sent'],
    asked: ['sum_differs'],
  },
  {
    name: 'its sum with another count',
    files: (batch) => [oneSum(inBatch(paymentOf(batch) + countOf(3)))],
    states: ['sent', 'sent'],
    asked: ['sum_differs'],
  },
  {
    name: 'a sum of one of its transfers that names nothing',
    files: () => [statement({ reference: 'NOTPROVIDED', amount: '42.50' })],
    states: ['sent', 'sent'],
    asked: ['no_reference'],
  },
  {
    name: 'a debit that names nothing of what was refused',
    files: (batch) => [refusalOf(batch), statement({ reference: 'NOTPROVIDED', amount: '50.00' })],
    states: ['rejected', 'sent'],
    asked: ['no_reference'],
  },
  {
    name: 'a credit that names nothing of what was paid',
    files: (batch) => [
      statement(first(batch, { day: early })),
      statement({ reference: 'NOTPROVIDED', amount: '50.00', credit: 'bare', day: late }),
    ],
    states: ['paid', 'sent'],
    asked: ['no_reference'],
  },
  {
    name: 'a sum that is none of ours',
    files: () => [statement({ reference: 'NOTPROVIDED', amount: '41.01' })],
    states: ['sent', 'sent'],
    asked: [],
  },
];

/** A4: what contradicts the ledger. */
const contradictions: readonly BankShape[] = [
  {
    name: 'a refusal of what was debited',
    files: (batch) => [statement(first(batch)), refusalOf(batch)],
    states: ['paid', 'sent'],
    asked: ['paid_and_rejected'],
  },
  {
    name: 'a debit of what was refused',
    files: (batch) => [refusalOf(batch), statement(first(batch))],
    states: ['rejected', 'sent'],
    asked: ['paid_and_rejected'],
  },
  {
    name: 'a second debit on another day',
    files: (batch) => [statement(first(batch, { day: early }), first(batch, { day: late }))],
    states: ['paid', 'sent'],
    asked: ['debited_again'],
  },
  ...(
    [
      ['a reversal', { credit: 'reversal' }, 'reversal'],
      ['the code of a return without its reason', { credit: 'RRTN' }, 'return_code'],
      ['a bare credit', { credit: 'bare' }, 'bare_credit'],
      ['a part of its sum', { amount: '20.00' }, 'amount_differs'],
    ] as const
  ).map(([name, fields, reason]): BankShape => aboutFirst(name, fields, reason)),
];

/** A5: the currency is part of the sum. */
const currencies = ['USD', 'CHF'].map((currency) => aboutFirst(`50.00 ${currency}`, { currency }, 'currency_differs'));

function aboutFirst(name: string, fields: LineFields, reason: string): BankShape {
  return { name, files: (batch) => [statement(first(batch, fields))], states: ['sent', 'sent'], asked: [reason] };
}

/** A2: encodings, envelopes and odd entries, which keep no other entry from being read. */
export const shapesOfReading: readonly BankShape[] = Object.keys(readFilesAbout('')).map((name): BankShape => ({
  name,
  files: ({ references }) => [readFilesAbout(references[0])[name] as string | Uint8Array],
  states: ['paid', 'sent'],
  asked: [],
}));

/** A2: reasons in the bank's own words. */
const ownReasons: readonly BankShape[] = [
  {
    name: 'a return with a proprietary reason',
    files: (batch) => [
      statement(first(batch, { returned: 'NARR' })).replace(
        '<ns2:Cd>NARR</ns2:Cd>',
        '<ns2:Prtry>COMPTE CLOS</ns2:Prtry>',
      ),
    ],
    states: ['returned', 'sent'],
    asked: [],
  },
  {
    name: 'a refusal with a proprietary reason',
    files: (batch) => [refusalOf(batch).replace('<Cd>MS03</Cd>', '<Prtry>COMPTE CLOS</Prtry>')],
    states: ['rejected', 'sent'],
    asked: [],
  },
];

/** Small files made by us, one of each shape in which banks answer. */
export const bankShapes: readonly BankShape[] = [
  ...orderOfLines,
  ...ownReasons,
  ...sums,
  ...contradictions,
  ...currencies,
];
