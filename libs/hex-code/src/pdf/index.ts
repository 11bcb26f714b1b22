export { drawOnJsPdf } from './draw-on-js-pdf.ts';
export type { JsPdfDocument, JsPdfPlace } from './draw-on-js-pdf.ts';
export { inspectPdf } from './inspect-pdf.ts';
export { stampPdf } from './stamp-pdf.ts';
export { unpackPdf } from './unpack-pdf.ts';
export type { Stamp, StampedFile } from '../stamp/stamp.ts';
export type { StampRefusal } from '../stamp/stamp-refusal.ts';
