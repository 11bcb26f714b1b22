import type { FrameAnswer, ReaderPort } from '@alveole/hex-code/detector';

/** A worker that reads frames, and can be ended. */
export type ScanPort<Answer extends FrameAnswer> = ReaderPort<Answer> & { terminate(): void };
