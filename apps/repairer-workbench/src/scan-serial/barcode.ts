import type { Picture } from '@alveole/hex-code/detector';

/** A barcode of bars, by the names that browsers give its kinds (https://wicg.github.io/shape-detection-api/). */
export interface Barcode {
  readonly format: string;
  readonly text: string;
}

/** Reads barcodes off pictures, until it is closed. */
export interface Barcodes {
  /**
   * What a picture shows: a bike's barcode rather than an article's, and the one nearest to the middle. Undefined at once
   * while another picture is being read. Rejects when what reads is lost.
   */
  read(picture: Picture): Promise<Barcode | undefined> | undefined;
  close(): void;
}

/** Kinds in which makers and shops write the number of one bike. */
export const bikeFormats: readonly string[] = ['code_128', 'code_39', 'code_93'];
/** Kinds that name an article of a trade, of which there are many. */
export const articleFormats: readonly string[] = ['ean_13', 'ean_8', 'upc_a', 'upc_e'];

export const isOfBike = ({ format }: Pick<Barcode, 'format'>): boolean => bikeFormats.includes(format);
