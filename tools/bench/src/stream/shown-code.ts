import { encode } from '@alveole/hex-code';
import type { IncompleteFile } from '@alveole/demo';
import { HEX_PITCH, hexPrint } from '../hex-code/pictures/hex-print.ts';
import type { Print } from '../hex-code/pictures/print.ts';
import { qrPrint } from '../hex-code/pictures/qr-print.ts';

/** A code that a film shows, of width 1, its centre at the origin. */
export interface ShownCode {
  readonly name: string;
  readonly print: Print;
  /** Degrees by which a hand leans it at most. */
  readonly tilt: number;
  /** Its smallest part, in widths of the code: a module, or the way from dot to dot. */
  readonly partWidth: number;
  /** Between them lies the code, without the paper around it. */
  readonly corners: readonly (readonly [x: number, y: number])[];
}

/** From the centre of an O°code to the corners of its outline. */
const outline = 7.85 * HEX_PITCH;

export function hexCodeShown(value: string): ShownCode {
  const sixths = Array.from({ length: 6 }, (_none, corner) => (corner * Math.PI) / 3);
  return {
    name: 'O°code',
    print: hexPrint(encode(value)),
    tilt: 45,
    partWidth: HEX_PITCH,
    corners: sixths.map((angle) => [outline * Math.cos(angle), outline * Math.sin(angle)]),
  };
}

/** At the level of the QR code on a file's card. */
async function qrCodeShown(text: string): Promise<ShownCode> {
  const sides = [-0.5, 0.5];
  const print = await qrPrint(text, 'M');
  return {
    name: 'QR code',
    print,
    tilt: 45,
    partWidth: 1 / print.modules,
    corners: sides.flatMap((x) => sides.map((y) => [x, y] as const)),
  };
}

/** Both codes of a file: the O°code of its invoice and the QR code of its card, as wide as each other. */
export async function codesOf({ number, stamp }: IncompleteFile): Promise<readonly ShownCode[]> {
  return [hexCodeShown(stamp), await qrCodeShown(number)];
}
