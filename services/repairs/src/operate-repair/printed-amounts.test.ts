import { deflateSync } from 'node:zlib';
import { invoiceOf, pdf, png } from '../evidence.harness.ts';
import { repairsUnderTest } from '../journeys.harness.ts';
import { createPrintedAmounts } from './printed-amounts.ts';
import type { PrintedAmounts } from './printed-amounts.ts';

const tested = repairsUnderTest();

const lines = [
  'Cycles du Rhin',
  'Client : Madame Durand, 06 39 98 12 34',
  'Révision complète\t42,50',
  'Total HT\t42,50 €',
  'TVA 20 %\t8,50 €',
  'Total TTC\t51,00 €',
];
const printed = [
  { cents: 4_250, name: 'net' },
  { cents: 850, name: 'vat' },
  { cents: 5_100, name: 'gross' },
];

/** A few kilobytes whose page unpacks to hundreds of megabytes. */
function bomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(300 * 1_048_576, ' '));
  const text = pdf.toString().replace('/MediaBox', '/Contents 4 0 R /MediaBox').split('trailer');
  const stream = `4 0 obj\n<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(text[0] + stream), packed, Buffer.from(`\nendstream\nendobj\ntrailer${text[1]}`)]);
}

describe('the amounts that a PDF prints', () => {
  let amounts: PrintedAmounts;
  beforeAll(() => {
    amounts = createPrintedAmounts();
  });
  afterAll(() => amounts.close());

  it('are read in a thread, each with the name of its line', async () => {
    expect(await amounts.of(invoiceOf(...lines))).toEqual(printed);
  });

  it.each([
    ['a page without text', () => pdf],
    ['a picture', () => png],
    ['what is no document', () => Buffer.from('no document')],
    ['a page that unpacks to far too much', bomb],
  ])('are none in %s', async (_, bytes) => {
    expect(await amounts.of(bytes())).toEqual([]);
  });

  it('are none where reading takes too long, and the next invoice is read', async () => {
    const hurried = createPrintedAmounts({ timeoutMs: 1 });
    expect(await hurried.of(invoiceOf(...lines))).toEqual([]);
    await hurried.close();
    expect(await amounts.of(invoiceOf('Montant 45.00'))).toEqual([{ cents: 4_500, name: 'total' }]);
  });
});

describe('the invoice of a file', () => {
  async function invoiced(amount_net: number, bytes: Uint8Array, extension: 'pdf' | 'png' = 'pdf') {
    const { journeys, harness } = tested;
    const start = await journeys.begin();
    const sent = { ...(await harness.upload(start.entityId, bytes, extension)), amount_net };
    const { repair_id } = await journeys.repairer(start.caller, await journeys.open(start), 'FAC', sent);
    const stored = await harness.models.repairs.findById(repair_id).orFail().lean();
    return { repair_id, details: stored.history.at(-1)?.details };
  }

  it('keeps what it prints where the typed amount is none of it, and tells it to nobody', async () => {
    const { repair_id, details } = await invoiced(120, invoiceOf(...lines));
    expect(details?.printedAmounts).toEqual(printed);
    expect(JSON.stringify(details)).not.toMatch(/Durand|Cycles|3998/);
    expect((await tested.harness.as('ADM').get(`/enrolment/repair/${repair_id}`)).text).not.toMatch(/printed/);
  });

  it.each([
    ['whose typed amount is printed', 42.5, () => invoiceOf(...lines), 'pdf'],
    ['without text', 42.5, () => pdf, 'pdf'],
    ['that is a picture', 42.5, () => png, 'png'],
  ] as const)('keeps nothing of one %s', async (_, typed, bytes, extension) => {
    const { details } = await invoiced(typed, bytes(), extension);
    expect(details).toHaveProperty('mediaHash');
    expect(details).not.toHaveProperty('printedAmounts');
  });
});
