import { isoFaults } from '../iso-20022/iso-faults.harness.ts';
import { bankShapes } from '../hear-bank/bank-shapes.fixture.ts';
import { pain002 } from '../hear-bank/bank-files.fixture.ts';
import { readFilesAbout, unreadFiles } from '../hear-bank/odd-files.fixture.ts';
import { textsOf } from './texts-of.ts';

/** Files that no schema allows and banks send all the same: what their schema has against each. */
const oddOnPurpose: ReadonlyMap<string, RegExp> = new Map([
  ['empty TxAmt', /Missing child element/],
  ['no Sts in a statement', /Expected is one of.*Sts/],
  ['no Sts in a notification with a day of booking', /Expected is one of.*Sts/],
  ['a sum without a currency in an account of euros', /'Ccy' is required/],
  ['has neither status nor day in a notification', /Expected is one of.*Sts/],
  ['has no sum', /Expected is one of.*Amt/],
  ['has a sum that is none', /not a valid value/],
  ['has a sum below zero', /less than the minimum/],
  ['has no currency', /'Ccy' is required/],
  ['is neither debit nor credit', /not an element of the set/],
  ['is empty', /Missing child element/],
]);

/** Later than the newest schema that the tree has; its entry is the one of version .08. */
const withoutSchema = 'version .13';

const sent = { references: ['ALV1-0001', 'ALV1-0002'], messageId: 'ALV1', paymentId: 'ALV1.0' } as const;
const shapes = bankShapes.flatMap(({ name, files }): [string, string | Uint8Array][] =>
  files(sent).map((content, n) => [n === 0 ? name : `${name} (${n + 1})`, content]),
);

/** The messages of a file as text, without what is around them: XML within an envelope, a ZIP or another encoding. */
function messagesOf([name, content]: [string, string | Uint8Array]): [string, string][] {
  return textsOf(content).map((text, n) => {
    const message = /<(\w+:)?Document\b[^]*<\/(\w+:)?Document>/.exec(text)?.[0] ?? '';
    return [n === 0 ? name : `${name} (${n + 1})`, message];
  });
}

const fixtures: [string, string | Uint8Array][] = [
  ...Object.entries(readFilesAbout('REF1')),
  ...Object.entries(unreadFiles).map(([name, [content]]): [string, string] => [name, content]),
  ...shapes,
  [
    'a status report of transfers',
    pain002('ALV1', [
      { reference: 'R1', status: 'RJCT', reason: 'AC04' },
      { reference: 'R2', status: 'ACSC' },
    ]),
  ],
  ['a status report of a message', pain002('ALV1', [], { group: 'RJCT' })],
  ['a status report of a payment', pain002('ALV1', [], { payment: { id: 'ALV1.0', status: 'RJCT', reason: 'AG01' } })],
];

describe('a file of the bank in these tests', () => {
  let faults: ReadonlyMap<string, string[]>;
  beforeAll(async () => {
    const messages = fixtures.filter(([name]) => name !== withoutSchema).flatMap(messagesOf);
    faults = await isoFaults(new Map(messages));
  });

  it('is as its schema of ISO 20022 wants it, but for those that are odd on purpose', () => {
    const odd = [...faults].filter(([name, found]) => found.length > 0 && !oddOnPurpose.has(name));
    expect(odd).toEqual([]);
    expect(faults.size).toBeGreaterThan(50);
  });

  it.each([...oddOnPurpose])('is odd on purpose and refused by its schema for that alone: %s', (name, fault) => {
    expect(faults.get(name)).toEqual([expect.stringMatching(fault)]);
  });
});
