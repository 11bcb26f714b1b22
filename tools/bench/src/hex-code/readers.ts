import { detect } from '@alveole/hex-code/detector';
import jsQR from 'jsqr';
import type { Frame } from './pictures/frame.ts';
import { readBarcodes } from './zxing.ts';

/** Reads the values that it finds in a picture. */
export type Reader = {
  name: string;
  /** It gets each picture whose number among those taken for it this divides. */
  every: number;
  read(frame: Frame): Promise<readonly string[]>;
};

/** Our detector, as the application uses it. */
export const hexCodeReader: Reader = {
  name: 'hex-code',
  every: 1,
  read: async (frame) => detect(frame).flatMap((found) => (found.ok ? [found.value] : [])),
};

/** The peers, with the effort that each takes by default. */
export const qrReaders: readonly Reader[] = [
  {
    name: 'zxing-wasm',
    every: 1,
    // Its types ask for the browser's ImageData, of which it uses the pixels and the size.
    read: async (frame) =>
      (await readBarcodes(frame as never, { formats: ['QRCode'] })).flatMap(({ isValid, text }) =>
        isValid ? [text] : [],
      ),
  },
  {
    name: 'jsqr',
    // It takes ten times as long as the others.
    every: 8,
    read: async ({ data, width, height }) => {
      const found = jsQR(data, width, height);
      return found ? [found.data] : [];
    },
  },
];
