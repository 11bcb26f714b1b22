import { render, screen } from '@testing-library/react';
import { openQrDecoder } from '../scan-code/decode-qr.ts';
import { QrCode } from './qr-code.tsx';

const pixels = 4;

/** The picture that a camera takes of the drawn code, each of its modules four pixels wide. */
function pictureOf(svg: Element) {
  const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const width = modules * pixels;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const dark = svg.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  for (const [, x, y, length] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let row = Number(y) * pixels; row < (Number(y) + 1) * pixels; row += 1)
      for (let column = Number(x) * pixels; column < (Number(x) + Number(length)) * pixels; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return { data, width, height: width, channels: 4 as const };
}

it.each(['REP00042_10001', 'VEL00007_99999'])(
  'draws a QR code that a camera reads as its file number: %s',
  async (number) => {
    render(<QrCode value={number} label="QR code du dossier" size={140} />);
    const drawn = screen.getByRole('img', { name: 'QR code du dossier' });
    const decode = await openQrDecoder();
    expect(await decode(pictureOf(drawn))).toBe(number);
    expect(drawn).toHaveAttribute('width', '140');
  },
);
