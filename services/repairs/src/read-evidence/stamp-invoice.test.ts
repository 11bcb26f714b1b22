import { detect } from '@alveole/hex-code/detector';
import sharp from 'sharp';
import { pdf, png } from '../evidence.harness.ts';
import { write, repairsUnderTest } from '../journeys.harness.ts';
import type { FileInHand, Start } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const session = { gender: 1, repair_bike_brand: 'Remise en selle', repair_bike_serial: 'Remise en selle' };
const uploadOf = (begin: Start, bytes: Buffer, extension: 'pdf' | 'png' | 'jpg' = 'pdf') =>
  tested.harness.upload(begin.entityId, bytes, extension);
const stampOf = async (begin: Start, { repair_id }: FileInHand) =>
  (await begin.caller.get(`/ochain/entity/${repair_id}`)).body.long_description.stamp as string;

async function invoiceOf(begin: Start, { repair_id }: FileInHand) {
  const { body } = await begin.caller.get(`/enrolment/repair/${repair_id}`);
  return body.history.at(-1).operation_data as Record<string, string & number>;
}

/** What a camera would read on a stored picture. */
async function readOff(key: string) {
  const picture = await sharp(await tested.harness.store.read(key))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return detect({ data: picture.data, width: picture.info.width, height: picture.info.height, channels: 1 });
}

describe('the invoice of a file', () => {
  it('is kept as it came, with a stamped copy beside it and the places of both stamps', async () => {
    const begin = await tested.journeys.begin();
    const upload = await uploadOf(begin, pdf);
    const invoiced = await tested.journeys.repairer(begin.caller, await tested.journeys.open(begin), 'FAC', {
      ...upload,
      amount_net: 125,
      coordonnees_ocode_x: 1,
      coordonnees_mnt_y: 2,
    });
    const invoice = await invoiceOf(begin, invoiced);
    expect(Buffer.from((await tested.harness.store.read(invoice['media_url']!))!)).toEqual(pdf);
    expect(invoice['media_hash']).toBe(upload.media_hash);

    const folder = (key: string | undefined) => key?.slice(0, key.lastIndexOf('/'));
    expect(folder(invoice['stamped_media_url'])).toBe(folder(invoice['media_url']));
    expect(invoice['stamped_media_url']).toContain(invoice['stamped_media_hash']);
    expect(invoice['full_stamped_media_url']).toBe(`/alveoleapi/enrolment/media/${invoice['stamped_media_url']}`);
    const stamped = Buffer.from((await tested.harness.store.read(invoice['stamped_media_url']!))!);
    expect(stamped.subarray(0, 5).toString()).toBe('%PDF-');
    expect(stamped.length).toBeGreaterThan(pdf.length);
    expect(invoice).toMatchObject({
      coordonnees_ocode_x: 183.64,
      coordonnees_ocode_y: 6.26,
      coordonnees_mnt_x: 182.38,
      coordonnees_mnt_y: 27.52,
    });
  });

  it.each(['png', 'jpg'] as const)('carries the O°code of the file on a picture too: %s', async (extension) => {
    const begin = await tested.journeys.begin();
    const opened = await tested.journeys.open(begin, session);
    const picture = await sharp(png)
      .resize(1600, 2200, { fit: 'fill' })
      .toFormat(extension === 'jpg' ? 'jpeg' : 'png')
      .toBuffer();
    const invoiced = await tested.journeys.repairer(begin.caller, opened, 'FACVE', {
      ...(await uploadOf(begin, picture, extension)),
      amount_id: 1,
    });
    const invoice = await invoiceOf(begin, invoiced);
    expect(await readOff(invoice['stamped_media_url']!)).toEqual([
      expect.objectContaining({ ok: true, value: await stampOf(begin, opened) }),
    ]);
    expect(invoice['coordonnees_ocode_x']).toBeGreaterThan(1300);
  });

  it('carries the same O°code when it is replaced', async () => {
    const begin = await tested.journeys.begin();
    const opened = await tested.journeys.open(begin);
    const first = await tested.journeys.repairer(begin.caller, opened, 'FAC', {
      ...(await uploadOf(begin, png, 'png')),
      amount_net: 10,
    });
    const value = await stampOf(begin, opened);
    const second = await tested.journeys.repairer(begin.caller, first, 'FAC', {
      ...(await uploadOf(begin, png, 'png')),
      amount_net: 20,
    });
    expect(await readOff((await invoiceOf(begin, second))['stamped_media_url']!)).toEqual([
      expect.objectContaining({ value }),
    ]);
  });

  it('gives an O°code to a file that was opened without one', async () => {
    const begin = await tested.journeys.begin();
    const opened = await tested.journeys.open(begin);
    await tested.harness.models.repairs.updateOne({ _id: opened.repair_id }, { $unset: { stampValue: '' } });
    expect((await begin.caller.get(`/ochain/entity/${opened.repair_id}`)).status).toBe(400);
    const invoiced = await tested.journeys.repairer(begin.caller, opened, 'FAC', {
      ...(await uploadOf(begin, pdf)),
      amount_net: 10,
    });
    expect(await stampOf(begin, invoiced)).toMatch(/^\d{6,19}$/);
  });

  const altered = (from: string, to: string) => Buffer.from(pdf.toString().replace(from, to));
  const encrypted = altered('/Root 1 0 R', '/Root 1 0 R /Encrypt << /Filter /Standard /V 1 >>');
  it.each([
    ['an encrypted PDF', encrypted, 'pdf', 'The PDF is encrypted.'],
    [
      'a PDF that takes too much to read',
      Buffer.concat([pdf, Buffer.from(`${'('.repeat(60_000)}\n%%EOF\n`)]),
      'pdf',
      'The invoice is too complex to read.',
    ],
    ['a PDF without a page', altered('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0'), 'pdf', 'The PDF has no page.'],
    [
      'a form of its own program',
      altered('/Pages 2 0 R', '/Pages 2 0 R /AcroForm << /XFA 5 0 R /Fields [] >>'),
      'pdf',
      'The PDF is a form that only its own program shows.',
    ],
    [
      'the cover of a portfolio',
      altered('/Pages 2 0 R', '/Pages 2 0 R /Collection << /View /D >>'),
      'pdf',
      'The PDF is a cover around attached files.',
    ],
    ['a PDF whose first page is empty', altered('/Contents 5 0 R', ''), 'pdf', 'The first page of the PDF is empty.'],
    ['a broken PDF', pdf.subarray(0, 120), 'pdf', 'The invoice cannot be read.'],
    ['a PDF of a ticket', altered('595 842', '80 100'), 'pdf', 'The invoice has no room for the stamp.'],
  ] as const)('is refused as a whole when it is %s', async (_what, bytes, extension, message) => {
    const begin = await tested.journeys.begin();
    const opened = await tested.journeys.open(begin);
    const answer = await begin.caller.put(
      '/enrolment/repair',
      write(opened, 'FAC', { ...(await uploadOf(begin, bytes, extension)), amount_net: 10 }),
    );
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      400,
      'InvoiceNotStampableException',
      message,
    ]);
    const { body } = await begin.caller.get(`/enrolment/repair/${opened.repair_id}`);
    expect([body.row_hash, body.history.length]).toEqual([opened.row_hash, 1]);
  });

  it.each([
    ['junk before it', Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), pdf])],
    ['pages without types', altered('/Type /Page /Parent 2 0 R', '')],
    ['a catalog without a type', altered('/Type /Catalog', '')],
    ['a box that is none', altered('[0 0 595 842]', '[null]')],
  ])('is taken when it is a PDF with %s', async (_what, bytes) => {
    const begin = await tested.journeys.begin();
    const sent = { ...(await uploadOf(begin, bytes)), amount_net: 10 };
    const invoiced = await tested.journeys.repairer(begin.caller, await tested.journeys.open(begin), 'FAC', sent);
    expect(await invoiceOf(begin, invoiced)).toHaveProperty('stamped_media_url');
  });

  it('is refused as a picture too small to read', async () => {
    const begin = await tested.journeys.begin();
    const opened = await tested.journeys.open(begin);
    const upload = await uploadOf(begin, await sharp(png).resize(60).toBuffer(), 'png');
    const answer = await begin.caller.put('/enrolment/repair', write(opened, 'FAC', { ...upload, amount_net: 10 }));
    expect([answer.status, answer.body.message]).toEqual([400, 'The invoice has no room for the stamp.']);
  });
});

describe('the O°code of a file', () => {
  it('is one’s own from the opening, and another one’s is refused', async () => {
    const begin = await tested.journeys.begin();
    const opened = await tested.journeys.open(begin);
    expect(await stampOf(begin, opened)).toMatch(/^\d{6,19}$/);
    expect(await stampOf(begin, await tested.journeys.open(begin))).not.toBe(await stampOf(begin, opened));
    expect((await tested.harness.as('ADM').get(`/ochain/entity/${opened.repair_id}`)).body).toEqual({
      entity_id: opened.repair_id,
      long_description: { stamp: await stampOf(begin, opened) },
    });
    expect((await (await tested.journeys.begin()).caller.get(`/ochain/entity/${opened.repair_id}`)).status).toBe(403);
    expect((await begin.caller.get('/ochain/entity/none')).body.code).toBe('RepairNotFoundException');
  });

  it('finds the file: one’s own for a repairer, any for staff', async () => {
    const begin = await tested.journeys.begin();
    const opened = await tested.journeys.open(begin);
    const stamp = await stampOf(begin, opened);
    expect((await begin.caller.get(`/enrolment/repair_by_rozo_id/${stamp}`)).body.repair_id).toBe(opened.repair_id);
    expect((await tested.harness.as('ADM').get(`/backend/repair_by_rozo_id/${stamp}`)).body.repair_id).toBe(
      opened.repair_id,
    );
    expect((await (await tested.journeys.begin()).caller.get(`/enrolment/repair_by_rozo_id/${stamp}`)).body.code).toBe(
      'RepairNotFoundException',
    );
    expect((await begin.caller.get('/enrolment/repair_by_rozo_id/123456789012345678')).body.code).toBe(
      'RepairNotFoundException',
    );
  });
});
