import { FrameReader } from '@alveole/hex-code/detector';
import type { Picture } from '@alveole/hex-code/detector';
import { detectorOfPlatform, openPlatformDetector } from '../scan-code/platform-detector.ts';
import type { PlatformCode, PlatformDetectorClass } from '../scan-code/platform-detector.ts';
import type { ScanPort } from '../scan-code/scan-port.ts';
import type { BarcodeAnswer } from './barcode-answer.ts';
import { articleFormats, isOfBike } from './barcode.ts';
import type { Barcode, Barcodes } from './barcode.ts';

export type BarcodePort = ScanPort<BarcodeAnswer>;

const sought = { needed: ['code_128', 'code_39'], welcome: ['code_93', ...articleFormats] };

// A worker of the browser is a port whose messages have no type.
const startWorkerOfBrowser = async (): Promise<BarcodePort> =>
  (await import('./start-barcode-worker.ts')).startBarcodeWorker() as unknown as BarcodePort;

/** The platform's own detector where it reads the kinds of bikes, else a worker with a decoder (ADR 0059). */
export async function openBarcodes(
  platform: PlatformDetectorClass | undefined = detectorOfPlatform(),
  startWorker: () => Promise<BarcodePort> = startWorkerOfBrowser,
): Promise<Barcodes> {
  const detect = await openPlatformDetector(platform, sought);
  return detect
    ? { read: async (picture) => foremost(await detect(picture), picture), close: () => undefined }
    : readByWorker(await startWorker());
}

function readByWorker(port: BarcodePort): Barcodes {
  const reader = new FrameReader<BarcodeAnswer>(port);
  return {
    read: (picture) => reader.read(picture)?.then(({ barcode }) => barcode),
    close: () => port.terminate(),
  };
}

function foremost(codes: readonly PlatformCode[], picture: Picture): Barcode | undefined {
  const farness = (code: PlatformCode): number => fromMiddle(code, picture);
  const [first] = codes.toSorted((one, other) => rank(one) - rank(other) || farness(one) - farness(other));
  return first && { format: first.format, text: first.rawValue };
}

const rank = (code: PlatformCode): number => (isOfBike(code) ? 0 : 1);

const fromMiddle = ({ boundingBox: { x, y, width, height } }: PlatformCode, picture: Picture): number =>
  Math.hypot(x + width / 2 - picture.width / 2, y + height / 2 - picture.height / 2);
