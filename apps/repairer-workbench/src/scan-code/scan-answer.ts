import type { FrameAnswer } from '@alveole/hex-code/detector';

/** What a frame of the camera shows: O°codes, and the text of a QR code. */
export interface ScanAnswer extends FrameAnswer {
  readonly qrText?: string | undefined;
}
