export { stampImage } from './stamp-image.ts';
export type { Stamp, StampedFile } from '../stamp/stamp.ts';
export type { StampRefusal } from '../stamp/stamp-refusal.ts';
