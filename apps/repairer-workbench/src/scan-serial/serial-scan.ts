import type { ScanKind } from '../scan-code/scan-kind.ts';
import { serialTexts } from './serial-scan.text.ts';

/** Looks for the number of a bike, as the barcode of its maker or of its marking says it. Its reader loads with a scan. */
export const serialScan: ScanKind = {
  texts: serialTexts,
  openReader: async () => (await import('./serial-reader.ts')).openSerialReader(),
};
