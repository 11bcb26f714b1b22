import type { Picture } from '@alveole/hex-code/detector';
import quagga from '@ericblade/quagga2/dist/quagga.min.js';
import { barsAlong } from './bars-along.ts';
import { isOfBike } from './barcode.ts';
import type { Barcode } from './barcode.ts';
import { scanLinesOver } from './scan-lines.ts';

const { Code128Reader, Code39Reader, Code93Reader, EANReader } = quagga.Readers;
const readers = [new Code128Reader(), new Code39Reader(), new Code93Reader(), new EANReader()];

/** One line misreads now and then, two rarely do so alike. */
const enoughLines = 2;

/** What a picture shows: a bike's barcode rather than an article's, the one nearest to the middle (ADR 0059). */
export function decodeBarcode(picture: Picture): Barcode | undefined {
  const counts = new Map<string, number>();
  let ofArticle: Barcode | undefined;
  for (const read of readingsOf(picture)) {
    const count = (counts.get(read.text) ?? 0) + 1;
    counts.set(read.text, count);
    if (count < enoughLines) continue;
    if (isOfBike(read)) return read;
    ofArticle ??= read;
  }
  return ofArticle;
}

/** What each line says to each reader. */
function* readingsOf(picture: Picture): Generator<Barcode> {
  for (const line of scanLinesOver(picture)) {
    const bars = barsAlong(picture, line);
    for (const reader of readers) {
      const read = reader.decodePattern(bars) ?? reader.decodePattern(middleOf(bars));
      if (read) yield { format: read.format, text: read.code };
    }
  }
}

/** What stands beside a label is taken for its first bars: the middle of a line is read apart. */
const middleOf = (bars: readonly number[]): number[] => bars.slice(bars.length * 0.2, bars.length * 0.8);
