import { writeBarcode } from '../zxing.ts';
import { Ground, type Print } from './print.ts';

/** Blank modules around a QR code, as ISO/IEC 18004 asks. */
const QUIET_MODULES = 4;

/** What a QR code restores: 15 % of its code words at M; a quarter at Q, where 19 digits take version 1 (21 × 21); 30 % at H, in version 2 (25 × 25). */
export type QrLevel = 'M' | 'Q' | 'H';

/** A QR code as drawn, and the modules along its side. */
export type QrPrint = Print & { modules: number };

/** The QR code of a value: its tightest mode, the smallest version that holds it at this level. */
export async function qrPrint(value: string, level: QrLevel): Promise<QrPrint> {
  const { symbol, error } = await writeBarcode(value, {
    format: 'QRCode',
    options: `ecLevel=${level}`,
    addQuietZones: false,
  });
  if (error) throw new Error(error);
  const modules = symbol.width;
  const quiet = 0.5 + QUIET_MODULES / modules;
  return {
    modules,
    groundAt(x, y) {
      const edge = Math.max(Math.abs(x), Math.abs(y));
      if (edge > quiet) return Ground.outside;
      if (edge >= 0.5) return Ground.paper;
      const column = Math.floor((x + 0.5) * modules);
      const row = Math.floor((y + 0.5) * modules);
      return symbol.data[row * symbol.width + column]! < 128 ? Ground.ink : Ground.paper;
    },
    covers: (x, y) => Math.max(Math.abs(x), Math.abs(y)) < 0.5,
    reach: quiet * Math.SQRT2,
  };
}
