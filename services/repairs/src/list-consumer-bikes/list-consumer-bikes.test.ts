import sharp from 'sharp';
import { repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

describe('the bikes of a person', () => {
  const path = (consumerId: string) => `/enrolment/repair/consumer/${consumerId}/history`;

  it('are shown to any repairer, newest first, without prices or shops', async () => {
    const start = await tested.journeys.begin();
    const first = await tested.journeys.open(start, { repair_bike_brand: 'Giant', repair_bike_serial: 'G1' });
    const openedAt = tested.harness.clock.now.toISOString();
    tested.harness.clock.now = new Date(tested.harness.clock.now.getTime() + 60_000);
    const second = await tested.journeys.open(start, { repair_bike_brand: 'Trek', repair_bike_serial: 'T2' });
    const { body } = await (await tested.harness.shop()).rep.get(path(start.consumerId));
    expect(body).toEqual([
      {
        repair_id: second.repair_id,
        status: 0,
        gender: 0,
        brand: 'Trek',
        serial: 'T2',
        create_date: tested.harness.clock.now.toISOString(),
      },
      { repair_id: first.repair_id, status: 0, gender: 0, brand: 'Giant', serial: 'G1', create_date: openedAt },
    ]);
  });

  it('name as one’s own those whose file the establishment of the reader opened, and say of no other whose it is', async () => {
    const { journeys, harness } = tested;
    const start = await journeys.begin();
    await journeys.open(start, { repair_bike_brand: 'Giant', repair_bike_serial: 'G5' });
    const own = await start.caller.get(path(start.consumerId));
    expect(own.body).toMatchObject([{ of_own_shop: true }]);
    for (const reader of [(await harness.shop()).rep, harness.as('ADM')])
      expect((await reader.get(path(start.consumerId))).body[0]).not.toHaveProperty('of_own_shop');
  });

  it('come with their newest photo, which opens without a token, and no other document', async () => {
    const { journeys, harness } = tested;
    const picture = sharp({ create: { width: 7, height: 7, channels: 3, background: 'red' } });
    const start = await journeys.begin();
    const file = await journeys.withEvidence(start, { repair_bike_brand: 'Giant', repair_bike_serial: 'G9' });
    await journeys.repairer(
      start.caller,
      file,
      'PHO',
      await harness.upload(start.entityId, await picture.png().toBuffer(), 'png'),
    );
    const { body } = await (await harness.shop()).rep.get(path(start.consumerId));
    const [{ photo_url }] = body as [{ photo_url: string }];
    const opened = await fetch(photo_url);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-type')).toBe('image/png');
    const { width } = await sharp(Buffer.from(await opened.arrayBuffer())).metadata();
    expect(width).toBe(7);
    expect((await fetch(photo_url.replace('.png', '0.png'))).status).toBe(403);
  });

  it('come with the sessions that the person had, which have a call of their own too', async () => {
    const start = await tested.journeys.begin();
    const repair = await tested.journeys.open(start, { repair_bike_brand: 'Giant', repair_bike_serial: 'G3' });
    const session = await tested.journeys.open(start, {
      gender: 1,
      repair_bike_brand: 'Remise en selle',
      repair_bike_serial: 'Remise en selle',
    });
    const ids = async (end: string) =>
      (await start.caller.get(`${path(start.consumerId)}${end}`)).body.map(
        (row: { repair_id: string }) => row.repair_id,
      );
    expect(await ids('')).toEqual(expect.arrayContaining([repair.repair_id, session.repair_id]));
    expect(await ids('/ve')).toEqual([session.repair_id]);
  });

  it('are none of a person without a file', async () => {
    expect((await (await tested.harness.shop()).rep.get(path(tested.harness.person().consumer_id))).body).toEqual([]);
  });

  it('are not for the federation', async () => {
    expect((await tested.harness.as('FUB').get(path(tested.harness.person().consumer_id))).status).toBe(403);
  });
});
