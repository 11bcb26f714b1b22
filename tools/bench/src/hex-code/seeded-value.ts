import { drawValue } from '@alveole/hex-code';
import type { Random } from './pictures/random.ts';

/** A value as the issuer would draw it, from seeded chance. */
export const seededValue = (random: Random): string => drawValue((words) => words.map(() => random.bits()));
