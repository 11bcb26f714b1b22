import encodeQr from 'qr';
import { openQrDecoder } from './decode-qr.ts';

/** A picture of a white sheet on which the QR code of a text is printed, each of its modules this many pixels wide. */
function printed(text: string, pixels: number) {
  const rows = encodeQr(text, 'raw', { border: 4, scale: pixels });
  const [width, height] = [rows[0]!.length, rows.length];
  const data = Uint8ClampedArray.from(rows.flat().flatMap((isDark) => [...Array(3).fill(isDark ? 30 : 240), 255]));
  return { data, width, height, channels: 4 as const };
}

const blank = ({ data, ...size }: ReturnType<typeof printed>) => ({
  ...size,
  data: new Uint8ClampedArray(data.length).fill(255),
});

describe('pictures of a camera', () => {
  it('are each decoded for themselves, whatever the one before showed, and however large', async () => {
    const decode = await openQrDecoder();
    const [one, other] = [printed('REP00042_10001', 5), printed('REP00042_10002', 5)];
    const shown = [one, other, blank(one), one, printed('REP00042_10003', 9), blank(one), other];
    const texts: unknown[] = [];
    for (const picture of shown) texts.push(await decode(picture));
    const [first, second, third] = ['REP00042_10001', 'REP00042_10002', 'REP00042_10003'];
    expect(texts).toEqual([first, second, undefined, first, third, undefined, second]);
  });
});
