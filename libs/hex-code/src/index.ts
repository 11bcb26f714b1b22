export { HexCodeError } from './code-error.ts';
export { encode, encodeWords } from './codec/encode.ts';
export { correct } from './codec/correct.ts';
export { toggleMask } from './codec/mask.ts';
export { DOT_COUNT, DOT_WORDS, flipDot, isDark, noDots, type Dots } from './dots.ts';
export {
  DOT_CENTRES,
  DOT_DIVISOR,
  hexagonCorners,
  OUTLINE,
  PITCH_RATIO,
  QUIET_ZONE,
  ROW_STEP,
  WIDTH_RATIO,
} from './layout/geometry.ts';
export { IMAGES, type Image, type Rotation } from './layout/images.ts';
export { RADIUS, ROW_COUNT, rowLength, rowStart } from './layout/rows.ts';
export { agree, confirm } from './reading/confirm.ts';
export { drawValue, isUnambiguous, type RandomWords } from './reading/draw-value.ts';
export { read, type ReadOptions } from './reading/read.ts';
export type { Found, Reading } from './reading/reading.ts';
