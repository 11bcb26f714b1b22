export { detect } from './detect.ts';
export type { Detection } from './detection.ts';
export { FrameReader, type ReaderPort } from './frame-reader.ts';
export type { FrameAnswer, FrameQuestion, WholeFrame } from './messages.ts';
export type { Picture, Point } from './picture.ts';
