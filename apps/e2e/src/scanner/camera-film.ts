import { writeFilm } from '@alveole/demo/camera';
import { encode } from '@alveole/hex-code';
import { toSvg } from '@alveole/hex-code/svg';
import encodeQr from 'qr';
import sharp from 'sharp';

const [width, height, frames] = [640, 480, 24];

/** A QR code as a picture, with its quiet zone. */
export function qrPicture(text: string): Promise<Buffer> {
  return sharp(Buffer.from(encodeQr(text, 'svg', { border: 4 })))
    .resize(200, 200, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

/** An O°code as a picture. */
export function stampPicture(value: string): Promise<Buffer> {
  return sharp(Buffer.from(toSvg(encode(value), { size: 200 })))
    .png()
    .toBuffer();
}

/** `VK7F0921` in Code 128, as a label printer draws it: the widths of bars and gaps by turns, in modules. */
const serialBars = '2112143111231123313121311323111131412212132132123221122331112';
export const printedSerial = 'VK7F0921';

/** The barcode of a bike as a picture, with its quiet zone: modules of three pixels. */
export function serialPicture(): Promise<Buffer> {
  const isBar = [...serialBars].flatMap((wide, index) => Array<boolean>(Number(wide)).fill(index % 2 === 0));
  const bars = isBar.map((bar, at) => (bar ? `<rect x="${at + 10}" y="6" width="1" height="40" />` : '')).join('');
  const size = `viewBox="0 0 ${isBar.length + 20} 52" width="${3 * (isBar.length + 20)}" height="156"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges">${bars}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer();
}

/**
 * A film of a picture that wanders over a grey ground, trembles and turns, as it does before a camera held in the hand:
 * 640 × 480 pixels.
 */
export async function film(picture: Buffer, path: string): Promise<void> {
  const shots = await Promise.all(Array.from({ length: frames }, (_none, index) => shot(picture, index)));
  await writeFilm(path, { width, height }, shots);
}

async function shot(picture: Buffer, index: number): Promise<Buffer> {
  const turn = (2 * Math.PI * index) / frames;
  const { data: seen, info } = await sharp(picture)
    .rotate(6 * Math.sin(turn), { background: '#fff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((width - info.width) / 2 + 60 * Math.cos(turn) + 3 * Math.sin(7 * turn));
  const top = Math.round((height - info.height) / 2 + 40 * Math.sin(turn) + 3 * Math.cos(5 * turn));
  return sharp({ create: { width, height, channels: 3, background: '#b8b8b0' } })
    .composite([{ input: seen, left, top }])
    .blur(0.8)
    .greyscale()
    .raw()
    .toBuffer();
}
