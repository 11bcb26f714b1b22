import sharp from 'sharp';
import { pdf, png } from '../evidence.harness.ts';
import { write, repairsUnderTest } from '../journeys.harness.ts';
import type { FileInHand, Start } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const url = '/enrolment/repair';

describe('the way of a repair to status 1', () => {
  it('takes invoice, photo and code in any order and tells each step once, in order', async () => {
    const begin = await tested.journeys.begin();
    const opened = await tested.journeys.open(begin);
    const asked = await tested.journeys.repairer(begin.caller, opened, 'SMS');
    const confirmed = await tested.journeys.repairer(begin.caller, asked, 'VAL', {
      code: await tested.harness.code(opened.repair_id),
    });
    const photographed = await tested.journeys.repairer(
      begin.caller,
      confirmed,
      'PHO',
      await tested.harness.upload(begin.entityId, png, 'png'),
    );
    expect(photographed.status).toBe(0);
    const done = await tested.journeys.repairer(begin.caller, photographed, 'FAC', {
      ...(await tested.harness.upload(begin.entityId, pdf, 'pdf')),
      amount_net: 123.45,
    });
    expect(done.status).toBe(1);

    await tested.harness.drain();
    const event = tested.harness.events(opened.repair_id);
    expect(event.map(({ name, sequence }) => [name, sequence])).toEqual([
      ['repair.opened', 1],
      ['repair.operated', 2],
      ['repair.code-requested', 2],
      ['repair.operated', 3],
      ['repair.operated', 4],
      ['repair.operated', 5],
    ]);
    expect(event.at(-1)?.data).toMatchObject({
      operation_codes: ['FAC'],
      from: 0,
      repair: { status: 1, net_cents: 12345, to_refund_cents: 5000 },
    });
  });

  it('keeps the immutable copy of the evidence, with the path where it is read', async () => {
    const begin = await tested.journeys.begin();
    const upload = await tested.harness.upload(begin.entityId, pdf, 'pdf');
    const invoiced = await tested.journeys.repairer(begin.caller, await tested.journeys.open(begin), 'FAC', {
      ...upload,
      amount_net: 10,
    });
    const { body } = await begin.caller.get(`${url}/${invoiced.repair_id}`);
    const [, invoice] = body.history;
    expect(invoice).toMatchObject({
      operation_code: 'FAC',
      status: 0,
      actor: { role: 'REP' },
      operation_data: { amount_net: 10, amount_to_refund: 10, type_file: '.pdf', media_hash: upload.media_hash },
    });
    expect(invoice.operation_data.media_url).toMatch(new RegExp(`^accepted/${begin.entityId}/`));
    expect(invoice.operation_data.full_media_url).toBe(
      `/alveoleapi/enrolment/media/${invoice.operation_data.media_url}`,
    );
    expect(body.repair_amounts).toEqual({ amount_net: 10, amount_to_refund: 10 });
    expect(body.missing).toEqual(['PHO', 'VAL']);
  });

  it('pays a session of two 45 euros for each, without a photo', async () => {
    const begin = await tested.journeys.begin();
    const opened = await tested.journeys.open(begin, {
      gender: 1,
      repair_bike_brand: 'Remise en selle',
      repair_bike_serial: 'Remise en selle',
    });
    const invoiced = await tested.journeys.repairer(begin.caller, opened, 'FACVE', {
      ...(await tested.harness.upload(begin.entityId, png, 'png')),
      amount_id: 2,
    });
    const asked = await tested.journeys.repairer(begin.caller, invoiced, 'SMS');
    const done = await tested.journeys.repairer(begin.caller, asked, 'VAL', {
      code: await tested.harness.code(asked.repair_id),
    });
    expect(done.status).toBe(1);
    expect((await begin.caller.get(`${url}/${done.repair_id}`)).body.repair_amounts).toEqual({
      amount_net: 45,
      amount_to_refund: 45,
    });
  });

  it.each([
    ['FACVE on a repair', 'FACVE', { amount_id: 1 }, 403, 'Operation not allowed for a repair.'],
    [
      'three decimals',
      'FAC',
      { amount_net: 10.005 },
      400,
      'repair_data.operation_data.amount_net (INVALID): Invalid amount',
    ],
    ['no money', 'FAC', { amount_net: 0 }, 400, 'repair_data.operation_data.amount_net (INVALID): Invalid amount'],
    [
      'a type that is not the name’s',
      'FAC',
      { amount_net: 10, type_file: '.png' },
      400,
      'repair_data.operation_data.type_file (INVALID): Not the extension of media_url',
    ],
    [
      'another hash',
      'FAC',
      { amount_net: 10, media_hash: 'a'.repeat(64) },
      400,
      'The file is not the one that was announced',
    ],
    ['a PDF as a photo', 'PHO', {}, 400, 'The file is of another type than its name says'],
  ])('refuses evidence with %s', async (_what, code, data, status, message) => {
    const begin = await tested.journeys.begin();
    const opened = await tested.journeys.open(begin);
    const answer = await begin.caller.put(
      url,
      write(opened, code, { ...(await tested.harness.upload(begin.entityId, pdf, 'pdf')), ...data }),
    );
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect((await begin.caller.get(`${url}/${opened.repair_id}`)).body.row_hash).toBe(opened.row_hash);
  });

  it.each([
    [
      'was never made',
      async ({ entityId }: Start) => ({
        media_url: `${entityId}/never.pdf`,
        media_hash: 'a'.repeat(64),
        type_file: '.pdf',
      }),
      'No file was uploaded under this name',
    ],
    [
      'lies below another establishment',
      async () => tested.harness.upload('another-shop', pdf, 'pdf'),
      'This file belongs to somebody else',
    ],
    [
      'lies about its type',
      async ({ entityId }: Start) => tested.harness.upload(entityId, png, 'pdf'),
      'The file is of another type than its name says',
    ],
  ])('refuses an upload that %s', async (_what, upload, message) => {
    const begin = await tested.journeys.begin();
    const opened = await tested.journeys.open(begin);
    const answer = await begin.caller.put(url, write(opened, 'FAC', { ...(await upload(begin)), amount_net: 10 }));
    expect(answer.body.message).toBe(message);
    expect((await begin.caller.get(`${url}/${opened.repair_id}`)).body.history).toHaveLength(1);
  });

  describe('the photo of a bike that is handed over', () => {
    const photo = (moment: string) =>
      sharp(png)
        .withExif({ IFD2: { DateTimeOriginal: moment, OffsetTimeOriginal: '+01:00' } })
        .jpeg()
        .toBuffer();
    const added = async (begin: Start, file: FileInHand, moment: string) =>
      begin.caller.put(
        url,
        write(file, 'PHO', await tested.harness.upload(begin.entityId, await photo(moment), 'jpg')),
      );

    it('is of the last 24 hours, where its camera says when it was taken', async () => {
      const begin = await tested.journeys.begin();
      const opened = await tested.journeys.open(begin);
      const stale = await added(begin, opened, '2026:03:01 09:00:00');
      expect([stale.status, stale.body.message]).toEqual([400, 'media_url (INVALID): Photo too old']);
      expect((await added(begin, opened, '2026:03:01 10:30:00')).status).toBe(200);
    });

    it('may be older where it answers a question of staff', async () => {
      const begin = await tested.journeys.begin();
      const waiting = await tested.journeys.staff(
        tested.harness.as('ADM'),
        await tested.journeys.complete(begin),
        'COM',
        {
          motif: { tab: ['Photo floue'] },
        },
      );
      expect((await added(begin, waiting, '2026:02:01 09:00:00')).status).toBe(200);
    });
  });
});
