import { encode } from '@alveole/hex-code';
import { CODE_PITCH, CODE_WIDTH } from '../pictures/conditions.ts';
import { hexPrint } from '../pictures/hex-print.ts';
import type { Print } from '../pictures/print.ts';
import { qrPrint } from '../pictures/qr-print.ts';
import { hexCodeReader, qrReaders, type Reader } from '../readers.ts';
import type { Row } from './rows.ts';

/** A way to print a value, and who reads it. Widths in millimetres. */
export type Arrangement = {
  title: string;
  print(value: string): Promise<{ print: Print; width: number }>;
  readers: readonly Reader[];
};

/** Our code. */
export const ours: Arrangement = {
  title: 'hexagon 20 mm',
  print: async (value) => ({ print: hexPrint(encode(value)), width: CODE_WIDTH }),
  readers: [hexCodeReader],
};

/** QR codes as wide as our code, and with modules as wide as our pitch. */
export function peersOf({ levels }: Row): readonly Arrangement[] {
  return [
    {
      title: `QR-${levels.sameWidth} same width`,
      print: async (value) => ({ print: await qrPrint(value, levels.sameWidth), width: CODE_WIDTH }),
      readers: qrReaders,
    },
    {
      title: `QR-${levels.samePitch} same pitch`,
      print: async (value) => {
        const print = await qrPrint(value, levels.samePitch);
        return { print, width: print.modules * CODE_PITCH };
      },
      readers: qrReaders,
    },
  ];
}
