import type { FrameAnswer, Picture, ReaderPort, WholeFrame } from '@alveole/hex-code/detector';

/** A worker that reads frames, and can be ended. */
export type ScanPort<Answer extends FrameAnswer, Shot extends Picture | WholeFrame = Picture> = ReaderPort<
  Answer,
  Shot
> & { terminate(): void };
