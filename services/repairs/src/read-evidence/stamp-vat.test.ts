import { vatRates } from '@alveole/domain';
import sharp from 'sharp';
import { pdf, png } from '../evidence.harness.ts';
import { repairsUnderTest } from '../journeys.harness.ts';
import { savedProfile } from '../repairs.harness.ts';
import { textOfPdf } from './lines-of-pdf.ts';

const tested = repairsUnderTest();

async function stampedInvoice(vatRate: (typeof vatRates)[number] | undefined, bytes: Buffer, extension: 'pdf' | 'png') {
  const { harness, journeys } = tested;
  const begin = await journeys.begin();
  const { entity } = await harness.shop();
  const shop = { ...entity, entity_id: begin.entityId, sequence: entity.sequence + 1 };
  if (vatRate) await harness.publish(savedProfile({ ...shop, taux_tva: vatRate }));
  const upload = await harness.upload(begin.entityId, bytes, extension);
  const sent = await journeys.repairer(begin.caller, await journeys.open(begin), 'FAC', { ...upload, amount_net: 125 });
  const { body } = await begin.caller.get(`/enrolment/repair/${sent.repair_id}`);
  return (await harness.store.read(body.history.at(-1).operation_data.stamped_media_url))!;
}

const linesStamped = async (vatRate: (typeof vatRates)[number] | undefined) =>
  (await textOfPdf(Uint8Array.from(await stampedInvoice(vatRate, pdf, 'pdf')))).lines;

describe('the VAT on the stamp of an invoice', () => {
  it('stamps no VAT on an invoice while the shop has not said what it charges', async () => {
    expect(await linesStamped(undefined)).toEqual(['50,00 €']);
  });

  it('stamps the rate of the shop under the amount, which is without tax', async () => {
    expect(await linesStamped('8.5')).toEqual(['50,00 €', 'HT (TVA 8,5 %)']);
  });

  it('stamps the mention of the law on an invoice where the shop charges no VAT', async () => {
    expect(await linesStamped('293B')).toEqual(['50,00 €', 'TVA non applicable,', 'art. 293 B du CGI']);
  });

  it.each(vatRates)('stamps a picture of an invoice of a shop at the VAT rate %s', async (vatRate) => {
    const photo = await sharp(png).resize(1600, 2200, { fit: 'fill' }).png().toBuffer();
    const bytes = await stampedInvoice(vatRate, photo, 'png');
    expect((await sharp(bytes).metadata()).format).toBe('png');
  });
});
