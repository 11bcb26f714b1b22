import sharp from 'sharp';
import { png } from '../evidence.harness.ts';
import { repairsUnderTest } from '../journeys.harness.ts';
import { createImageHasher } from './image-hasher.ts';

const tested = repairsUnderTest();

const bike = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="300" fill="#357"/><circle cx="220" cy="400" r="120" fill="#eee"/><path d="M500 0L700 600" stroke="#111" stroke-width="60"/></svg>',
    ),
  )
    .jpeg()
    .toBuffer();

describe('what a picture looks like', () => {
  it('is reckoned in a thread; one colour, or what is no picture, looks like nothing', async () => {
    const hasher = createImageHasher();
    expect(await hasher.of(await bike())).toMatch(/^[01]{64}$/);
    expect(await hasher.of(png)).toBeUndefined();
    expect(await hasher.of(Buffer.from('no picture'))).toBeUndefined();
    await hasher.close();
  });

  it('is kept with the photo of a file, and told to nobody', async () => {
    const { journeys, harness } = tested;
    const start = await journeys.begin();
    const opened = await journeys.open(start);
    const sent = await harness.upload(start.entityId, await bike(), 'jpg');
    const { repair_id } = await journeys.repairer(start.caller, opened, 'PHO', sent);
    const stored = await harness.models.repairs.findById(repair_id).orFail().lean();
    expect(stored.history.at(-1)?.details).toMatchObject({
      perceptualHash: expect.stringMatching(/^[01]{64}$/),
      perceptualHashBands: expect.arrayContaining([expect.stringMatching(/^0:[0-9a-f]{1,4}$/)]),
    });
    const answer = await harness.as('ADM').get(`/enrolment/repair/${repair_id}`);
    expect(answer.text).not.toMatch(/look/);
  });
});
