import { scannedSerial } from '@alveole/validation';
import type { CodeReader, Sight } from '../scan-code/code-reader.ts';
import { isOfBike } from './barcode.ts';
import type { Barcode, Barcodes } from './barcode.ts';
import { openBarcodes } from './open-barcodes.ts';

/** @throws when the files of the decoder cannot be fetched */
export async function openSerialReader(): Promise<CodeReader> {
  return createSerialReader(await openBarcodes());
}

/** Reads the number of a bike off camera frames. A frame may be misread: what two in a row say alike counts. */
export function createSerialReader(barcodes: Barcodes): CodeReader {
  let before: Barcode | undefined;
  const confirm = (barcode: Barcode | undefined): Barcode | undefined => {
    const isConfirmed = barcode?.text === before?.text && barcode?.format === before?.format;
    before = barcode;
    return isConfirmed ? barcode : undefined;
  };
  return {
    read: (picture) => barcodes.read(picture)?.then((barcode) => sightOf(confirm(barcode))),
    close: () => barcodes.close(),
  };
}

function sightOf(barcode: Barcode | undefined): Sight {
  if (barcode === undefined) return undefined;
  const serial = scannedSerial.safeParse(barcode.text);
  return isOfBike(barcode) && serial.success ? { code: serial.data } : { isForeign: true };
}
