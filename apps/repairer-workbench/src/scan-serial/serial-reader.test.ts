import type { Sight } from '../scan-code/code-reader.ts';
import type { Barcode } from './barcode.ts';
import { createSerialReader } from './serial-reader.ts';

const picture = { data: new Uint8ClampedArray(4), width: 1, height: 1, channels: 4 as const };
const bike = (text: string): Barcode => ({ format: 'code_128', text });
const nothing = undefined;

/** What the frames lead to, one after the other. */
async function sightsOf(...frames: readonly (Barcode | undefined)[]): Promise<readonly Sight[]> {
  const shown = [...frames];
  const reader = createSerialReader({ read: async () => shown.shift(), close: () => undefined });
  const sights: Sight[] = [];
  for (let frame = 0; frame < frames.length; frame += 1) sights.push(await reader.read(picture));
  return sights;
}

describe('the number of a bike', () => {
  it('counts once two frames in a row say it alike', async () => {
    expect(await sightsOf(bike('VK7F0921'), bike('VK7F0921'))).toEqual([undefined, { code: 'VK7F0921' }]);
  });

  it.each([
    ['says another', bike('VK7F0927')],
    ['shows none', nothing],
    ['says it in bars of another kind', { format: 'code_39', text: 'VK7F0921' }],
  ])('begins anew when the frame between %s', async (_what, between) => {
    expect(await sightsOf(bike('VK7F0921'), between, bike('VK7F0921'))).toEqual([undefined, undefined, undefined]);
  });

  it('comes without outer spaces and in capitals', async () => {
    expect(await sightsOf(bike(' vk7f0921 '), bike(' vk7f0921 '))).toEqual([undefined, { code: 'VK7F0921' }]);
  });

  it.each([
    ['names an article', { format: 'ean_13', text: '4006381333931' }],
    ['is too short for one', bike('AB1')],
    ['is too long for one', bike('7'.repeat(81))],
    ['holds what nobody types', bike('01034\u001d21ABC')],
  ])('is not what two frames say that %s', async (_what, barcode) => {
    expect(await sightsOf(barcode, barcode)).toEqual([undefined, { isForeign: true }]);
  });

  it('is what comes after a barcode of something else', async () => {
    const article = { format: 'ean_13', text: '4006381333931' };
    const sights = await sightsOf(article, article, bike('VK7F0921'), bike('VK7F0921'));
    expect(sights.at(-1)).toEqual({ code: 'VK7F0921' });
  });
});

describe('the reader of numbers', () => {
  it('fails when what reads its frames is lost', async () => {
    const read = () => Promise.reject(new Error('its worker is gone'));
    await expect(createSerialReader({ read, close: () => undefined }).read(picture)).rejects.toThrow('gone');
  });

  it('reads no frame while another is being read', () => {
    expect(createSerialReader({ read: () => undefined, close: () => undefined }).read(picture)).toBeUndefined();
  });
});
