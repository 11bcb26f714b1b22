import { HexCodeError } from '@alveole/hex-code';
import { stampImage } from '@alveole/hex-code/image';
import type { Stamp, StampedFile } from '@alveole/hex-code/pdf';
import { createTurns, createWorkerPool, WorkFailure } from '@alveole/service-kit';
import type { PoolSurroundings, WorkerPoolOptions } from '@alveole/service-kit';
import type { PdfToStamp, StampedPdf } from './stamp-pdf.worker.ts';

/** `refusal` is a code of the hexagonal code's library; a PDF that holds more than is read is PDF_TOO_COMPLEX. */
export type Stamped = StampedPdf;

/** Stamps documents away from the event loop, a few at a time. Throws the coded 503 where too many wait, or the machine is too slow. */
export interface Stamper {
  stampPdf(bytes: Uint8Array, stamp: Stamp): Promise<Stamped>;
  stampImage(bytes: Uint8Array, stamp: Stamp): Promise<Stamped>;
  close(): Promise<void>;
}

export type StamperBounds = Pick<WorkerPoolOptions, 'threads' | 'queue' | 'waitMs' | 'timeoutMs' | 'memoryMb'>;

/** A call ends after 30 s: what waits and is then read twice for as long as it may is answered before that. */
const usualBounds: StamperBounds = { threads: 2, queue: 16, waitMs: 6_000, timeoutMs: 10_000, memoryMb: 512 };

export function createStamper({
  metrics,
  startThreads,
  ...bounds
}: PoolSurroundings & Partial<StamperBounds> = {}): Stamper {
  const { threads, queue, waitMs, ...work } = { ...usualBounds, ...bounds };
  const file = new URL('./stamp-pdf.worker.ts', import.meta.url);
  const pdfs = createWorkerPool<PdfToStamp, StampedPdf>({
    name: 'stamp-pdf',
    file,
    threads,
    queue,
    waitMs,
    ...work,
    metrics,
    startThreads,
  });
  // Pixels are decoded and encoded in threads of the image library's own.
  const images = createTurns({ places: threads, queue, waitMs });
  return {
    stampPdf: (bytes, stamp) => pdfs.run({ bytes, stamp }).catch(tooComplex),
    stampImage: (bytes, stamp) => images.run(() => stampImage(bytes, stamp).then(stamped, refused)),
    close: () => pdfs.close(),
  };
}

const stamped = (file: StampedFile): Stamped => ({ file });

function refused(failure: unknown): Stamped {
  if (failure instanceof HexCodeError) return { refusal: failure.code };
  throw failure;
}

/** What took its thread's memory is refused for what it holds; a slow machine says nothing of that. */
function tooComplex(failure: unknown): Stamped {
  if (failure instanceof WorkFailure && failure.reason === 'memory') return { refusal: 'PDF_TOO_COMPLEX' };
  throw failure;
}
