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

const nothing = { amounts: [], isCreditNote: false };

/** A few kilobytes whose page unpacks to hundreds of megabytes. */
function bomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(300 * 1_048_576, ' '));
  const text = pdf.toString().replace('/Contents 5 0 R', '/Contents 4 0 R').split('trailer');
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
    expect(await amounts.of(invoiceOf(...lines))).toEqual({ amounts: printed, isCreditNote: false });
  });

  it.each([
    ['a page without text', () => pdf],
    ['a picture', () => png],
    ['what is no document', () => Buffer.from('no document')],
    ['a page that unpacks to far too much', bomb],
  ])('are none in %s', async (_, bytes) => {
    expect(await amounts.of(bytes())).toEqual(nothing);
  });

  it('are none where reading takes too long, and the next invoice is read', async () => {
    const hurried = createPrintedAmounts({ timeoutMs: 1 });
    expect(await hurried.of(invoiceOf(...lines))).toEqual(nothing);
    await hurried.close();
    expect(await amounts.of(invoiceOf('Montant 45.00'))).toMatchObject({ amounts: [{ cents: 4_500, name: 'total' }] });
  });
});

describe('a PDF that is a credit note', () => {
  const facturX = (type: string, total: string): Buffer => {
    const xml = `<rsm:ExchangedDocument><ram:TypeCode>${type}</ram:TypeCode></rsm:ExchangedDocument><ram:GrandTotalAmount>${total}</ram:GrandTotalAmount>`;
    const names =
      '/Names << /EmbeddedFiles << /Names [(factur-x.xml) << /F (factur-x.xml) /EF << /F 6 0 R >> >>] >> >>';
    const file = `6 0 obj\n<< /Type /EmbeddedFile /Length ${xml.length} >>\nstream\n${xml}\nendstream\nendobj\ntrailer`;
    return Buffer.from(pdf.toString().replace('/Pages 2 0 R', `/Pages 2 0 R ${names}`).replace('trailer', file));
  };

  it.each([
    ['its title says so', invoiceOf('AVOIR n° 12', ...lines), true],
    ['its structured copy is of type 381', facturX('381', '51.00'), true],
    ['its structured copy is of type 380 and negative', facturX('380', '-51.00'), true],
    ['nothing says so', facturX('380', '51.00'), false],
  ])('is known when %s', async (_what, bytes, isCreditNote) => {
    const amounts = createPrintedAmounts();
    expect(await amounts.of(bytes)).toMatchObject({ isCreditNote });
    await amounts.close();
  });
});

describe('the invoice of a file', () => {
  async function invoiced(amount_net: number, bytes: Uint8Array, extension: 'pdf' | 'png' = 'pdf', shop = {}) {
    const { journeys, harness } = tested;
    const start = await journeys.begin(shop);
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
    ['293B', 51, true],
    ['20', 42.5, true],
    ['8.5', 47, true],
    ['20', 51, undefined],
  ] as const)(
    'takes its total for the typed amount by the VAT of the shop: at %s of %d € %s',
    async (taux_tva, typed, isPrinted) => {
      const { details } = await invoiced(typed, invoiceOf('Total TTC 51,00 €'), 'pdf', { taux_tva });
      expect(details?.isAmountPrinted).toBe(isPrinted);
    },
  );

  it('keeps that it is a credit note, and the desk has a hint of it', async () => {
    const { repair_id, details } = await invoiced(42.5, invoiceOf('Facture d’avoir n° 12', ...lines));
    expect(details).toMatchObject({ isCreditNote: true });
    const { body } = await tested.harness.as('ADM').get(`/v1/repairs/hints/${repair_id}`);
    expect(body).toContainEqual(expect.objectContaining({ kind: 'credit_note', media_url: details?.mediaKey }));
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
