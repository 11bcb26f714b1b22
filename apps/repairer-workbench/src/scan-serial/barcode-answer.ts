import type { FrameAnswer } from '@alveole/hex-code/detector';
import type { Barcode } from './barcode.ts';

/** What a frame of the camera shows. */
export interface BarcodeAnswer extends FrameAnswer {
  readonly barcode: Barcode | undefined;
}
