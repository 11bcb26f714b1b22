import type { ConsumerSnapshot } from '@alveole/contracts/beneficiary';
import { randomDigits } from '@alveole/service-kit';
import sharp from 'sharp';
import perceptualHashOf from '../read-evidence/image-hash.worker.ts';
import { bandsOf } from '../record/hash-bands.ts';
import { invoiceOf } from '../evidence.harness.ts';
import { opening, repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const hintsOf = async (repairId: string) => (await tested.harness.as('ADM').get(`/v1/repairs/hints/${repairId}`)).body;
const kindsOf = async (repairId: string) => (await hintsOf(repairId)).map(({ kind }: { kind: string }) => kind);

/** A file for a person of one's own, at a shop of one's own. */
async function openFor(person: Partial<ConsumerSnapshot> = {}, bike: Record<string, unknown> = {}, shop = {}) {
  const { rep, entity } = await tested.harness.shop(shop);
  const { consumer_id } = tested.harness.person(person);
  const { body } = await rep.post('/enrolment/repair', opening(consumer_id, bike));
  return { ...body, entityId: entity.entity_id } as { repair_id: string; repair_rozo_id: string; entityId: string };
}

/** A file of its own with one picture that looks so. */
async function withPicture(code: 'PHO' | 'FAC', perceptualHash = '', invoiceCents?: number) {
  const { repair_id: repairId } = await openFor();
  const hash = randomDigits(64);
  const mediaKey = `shop/${hash}.jpg`;
  const details = {
    mediaKey,
    mediaHash: hash,
    extension: '.jpg',
    perceptualHash,
    perceptualHashBands: bandsOf(perceptualHash),
    invoiceCents,
  };
  await tested.harness.models.repairs.collection.updateOne(
    { _id: repairId } as never,
    { $set: { history: [{ code, details }] } } as never,
  );
  return { repairId, mediaKey };
}

/** A picture of four patches of these greys, with a wheel of its own. */
function drawn([a = 0, b = 0, c = 0, d = 0]: readonly number[]): Promise<Buffer> {
  const patch = (x: number, y: number, grey: number) =>
    `<rect x="${x}" y="${y}" width="400" height="300" fill="rgb(${grey},${grey},${grey})"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${patch(0, 0, a)}${patch(400, 0, b)}${patch(0, 300, c)}${patch(400, 300, d)}<circle cx="${150 + a}" cy="${200 + b}" r="${40 + d}" fill="white"/><path d="M${c} 0L${800 - a} 600" stroke="black" stroke-width="60"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

describe('the hints of a file', () => {
  it('are none where nothing is alike', async () => {
    const { repair_id } = await openFor();
    expect(await hintsOf(repair_id)).toEqual([]);
  });

  it('name the file that holds the same invoice, with both copies', async () => {
    const { journeys } = tested;
    const [one, other] = [await journeys.begin(), await journeys.begin()];
    const before = await journeys.withEvidence(one);
    const after = await journeys.withEvidence(other);
    const [invoice] = await hintsOf(after.repair_id);
    expect(invoice).toMatchObject({ kind: 'same_document', media_url: expect.stringMatching(/\.pdf$/) });
    const previousInvoice = invoice.others.find(
      ({ repair_id }: { repair_id: string }) => repair_id === before.repair_id,
    );
    expect(previousInvoice).toMatchObject({ repair_rozo_id: before.repair_rozo_id, entity_id: one.entityId });
    expect(previousInvoice.media_url).toMatch(/\.pdf$/);
    expect(previousInvoice.media_url).not.toBe(invoice.media_url);
  });

  it('name the file whose photo was saved anew, smaller and in another quality, and no other photo', async () => {
    const [bike, otherBike] = [await drawn([60, 200, 90, 40]), await drawn([200, 30, 60, 180])];
    const smaller = await sharp(bike).resize(500).jpeg({ quality: 45 }).toBuffer();
    const before = await withPicture('PHO', await perceptualHashOf(bike));
    const innocent = await withPicture('PHO', await perceptualHashOf(otherBike));
    const after = await withPicture('PHO', await perceptualHashOf(smaller));
    expect(await hintsOf(after.repairId)).toEqual([
      expect.objectContaining({
        kind: 'similar_picture',
        media_url: after.mediaKey,
        others: [expect.objectContaining({ repair_id: before.repairId, media_url: before.mediaKey })],
      }),
    ]);
    expect(await hintsOf(innocent.repairId)).toEqual([]);
  });

  it('compare pictures of invoices, which look alike on one template, by their amount too', async () => {
    const template = await perceptualHashOf(await drawn([90, 20, 200, 140]));
    const before = await withPicture('FAC', template, 4250);
    const sameAmount = await withPicture('FAC', template, 4250);
    const another = await withPicture('FAC', template, 5120);
    const photo = await withPicture('PHO', template);
    expect(await hintsOf(sameAmount.repairId)).toMatchObject([
      { kind: 'similar_picture', others: [{ repair_id: before.repairId }] },
    ]);
    expect(await hintsOf(another.repairId)).toEqual([]);
    expect(await hintsOf(photo.repairId)).toEqual([]);
  });

  it('name the older file of an invoice beside a photo that everybody sends, and of those the newest', async () => {
    const { repairs } = tested.harness.models;
    const { repair_id } = await tested.journeys.withEvidence(await tested.journeys.begin());
    const asked = await repairs.findById(repair_id).orFail().lean();
    const [photo, invoice] = ['0'.repeat(64), 'f'.repeat(64)];
    const digest = (mediaHash: string) => ({
      code: 'FAC',
      details: { mediaKey: `shop/${mediaHash}.pdf`, mediaHash, extension: 'pdf' },
    });
    const copy = (n: number, hashes: readonly string[]) => ({
      ...asked,
      _id: `copy-${n}`,
      fileNumber: `REP00001_${90_000 + n}`,
      opening: { ...asked.opening, localId: `copy-${n}` },
      claim: undefined,
      entitlement: undefined,
      stampValue: undefined,
      createdAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000),
      history: hashes.map(digest),
    });
    const many = Array.from({ length: 70 }, (_, n) => copy(n, [photo]));
    await repairs.collection.insertMany([...many, copy(70, [invoice])] as never, { ignoreUndefined: true });
    await repairs.collection.updateOne(
      { _id: repair_id } as never,
      { $set: { history: [digest(photo), digest(invoice)] } } as never,
    );
    const [ofPhoto, ofInvoice] = await hintsOf(repair_id);
    expect(ofInvoice).toMatchObject({ kind: 'same_document', others: [{ repair_id: 'copy-70' }] });
    const ids = ofPhoto.others.map((other: { repair_id: string }) => other.repair_id);
    expect(ids).toEqual(Array.from({ length: 20 }, (_, n) => `copy-${69 - n}`));
  });

  it('name another person’s file with the same phone and both names, never the person’s own file', async () => {
    const smartphone_number = `+3361997${randomDigits(4)}`;
    const before = await openFor({ smartphone_number, first_name: 'PAUL', last_name: 'MARTIN' });
    const { repair_id } = await openFor({ smartphone_number });
    const [hint, ...more] = await hintsOf(repair_id);
    expect(more).toEqual([]);
    expect(hint).toMatchObject({ kind: 'same_phone', value: smartphone_number, told: 'DURAND Lea' });
    expect(hint.others).toEqual([expect.objectContaining({ repair_id: before.repair_id, told: 'MARTIN Paul' })]);
  });

  it('name the other file of a bike, however its number is written; a bike without a number is like no other', async () => {
    const digits = randomDigits(8);
    const before = await openFor({}, { repair_bike_serial: `WTU ${digits}` });
    const { repair_id } = await openFor(
      {},
      { repair_bike_serial: `wtu${digits}`, repair_bike_brand: 'Peugeot Cycles' },
    );
    expect(await hintsOf(repair_id)).toEqual([
      expect.objectContaining({
        kind: 'same_serial',
        told: `Peugeot Cycles · wtu${digits}`,
        others: [expect.objectContaining({ repair_id: before.repair_id, told: `Decathlon · WTU ${digits}` })],
      }),
    ]);
    await openFor({}, { repair_bike_serial: 'Pas de numero' });
    const unnumbered = await openFor({}, { repair_bike_serial: 'Pas de numero' });
    expect(await hintsOf(unnumbered.repair_id)).toEqual([]);
  });

  it('name another company with the same account, not the same one opened anew', async () => {
    const iban = 'FR7630006000011234567890189';
    const shop = { iban, siret: '73282932000074', commercialname: 'Cycles du Rhin' };
    const { repair_id } = await openFor({}, {}, shop);
    await openFor({}, {}, { ...shop, commercialname: 'Cycles rouverts' });
    expect(await hintsOf(repair_id)).toEqual([]);
    await openFor({}, {}, { iban, siret: '44306184100047', commercialname: 'Vélos d’ailleurs' });
    const [hint] = await hintsOf(repair_id);
    expect(hint).toMatchObject({
      kind: 'same_iban',
      told: '73282932000074',
      others: [{ entity_name: 'Vélos d’ailleurs', told: '44306184100047' }],
    });
    expect(JSON.stringify(hint)).not.toContain(iban);
  });

  it('tell a pace that no workshop keeps, from the fifteenth file of an hour on', async () => {
    const { rep } = await tested.harness.shop();
    const files: string[] = [];
    for (let count = 0; count < 15; count += 1) {
      const { consumer_id } = tested.harness.person();
      files.push((await rep.post('/enrolment/repair', opening(consumer_id))).body.repair_id);
      tested.harness.clock.later(60_000);
    }
    expect(await kindsOf(files[13] ?? '')).toEqual([]);
    expect(await hintsOf(files[14] ?? '')).toEqual([expect.objectContaining({ kind: 'shop_pace', value: '15' })]);
  });

  describe('of an invoice', () => {
    const printed = invoiceOf('Total HT\t42,50 €', 'Total TTC\t51,00 €', 'Client : Madame Durand');

    async function fileInvoiced(...amounts: readonly number[]) {
      const { journeys, harness } = tested;
      const start = await journeys.begin();
      let file = await journeys.open(start);
      for (const amount_net of amounts) {
        const sent = { ...(await harness.upload(start.entityId, printed, 'pdf')), amount_net };
        file = await journeys.repairer(start.caller, file, 'FAC', sent);
      }
      return file;
    }
    async function invoiced(...amounts: readonly number[]) {
      const hints = await hintsOf((await fileInvoiced(...amounts)).repair_id);
      return hints.filter(({ kind }: { kind: string }) => kind === 'amount_unlike');
    }

    it('tell the amount that was typed beside those that the PDF prints, and no other word of it', async () => {
      const hints = await invoiced(120);
      expect(hints).toEqual([
        {
          kind: 'amount_unlike',
          media_url: expect.stringMatching(/\.pdf$/),
          amounts: {
            typed: 120,
            printed: [
              { amount: 42.5, name: 'net' },
              { amount: 51, name: 'gross' },
            ],
          },
          others: [],
        },
      ]);
      expect(JSON.stringify(hints)).not.toContain('Durand');
    });

    it('are none where the typed amount is printed, also once another one was mended', async () => {
      expect(await invoiced(42.5)).toEqual([]);
      expect(await invoiced(120, 42.5)).toEqual([]);
    });

    it('have beside them, of each invoice, whether the PDF prints the typed amount', async () => {
      const { repair_id } = await fileInvoiced(120, 42.5);
      const { body } = await tested.harness.as('ADM').get(`/backend/repair/${repair_id}/history`);
      const printedMarks = body
        .filter(({ operation_code }: { operation_code: string }) => operation_code === 'FAC')
        .map(({ operation_data }: { operation_data: object }) => 'amount_is_printed' in operation_data);
      expect(printedMarks).toEqual([false, true]);
    });
  });

  it('are told to administrators alone', async () => {
    const { repair_id } = await openFor();
    for (const role of ['REP', 'ALL', 'FUB'] as const)
      expect((await tested.harness.as(role).get(`/v1/repairs/hints/${repair_id}`)).status).toBe(403);
    expect((await tested.harness.as('ADM').get('/v1/repairs/hints/none')).body.code).toBe('RepairNotFoundException');
  });
});
