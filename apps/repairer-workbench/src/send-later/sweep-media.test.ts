import { freshDevice } from '../keep-on-device/browser.fixture.ts';
import { sweepMedia } from './sweep-media.ts';

const now = new Date('2026-03-02T12:00:00Z');
const hour = 3_600_000;

/** A device with one chosen file. */
async function deviceWith(name: string, hoursAgo: number) {
  const device = await freshDevice();
  await device.put('media', {
    name,
    bytes: new ArrayBuffer(1),
    type: 'image/jpeg',
    at: now.getTime() - hoursAgo * hour,
  });
  return { device, names: () => device.getAllKeys('media') };
}

describe('the chosen files that a closed tab left', () => {
  it('are erased after a day once nothing names them', async () => {
    const { device, names } = await deviceWith('waiting/a.jpg', 25);
    await sweepMedia(device, now);
    expect(await names()).toEqual([]);
  });

  it('stay for a day: their form may only just be opening', async () => {
    const { device, names } = await deviceWith('waiting/a.jpg', 23);
    await sweepMedia(device, now);
    expect(await names()).toEqual(['waiting/a.jpg']);
  });

  it.each([
    ['a draft', 'drafts', { tab: 'a', name: 'invoice.repair-1', draft: { media: 'waiting/a.jpg' }, at: 1 }],
    ['a step', 'steps', { act: { media_url: 'waiting/a.jpg' } }],
  ] as const)('stay as long as %s names them', async (_case, store, row) => {
    const { device, names } = await deviceWith('waiting/a.jpg', 1000);
    await device.put(store, row as never);
    await sweepMedia(device, now);
    expect(await names()).toEqual(['waiting/a.jpg']);
  });
});
