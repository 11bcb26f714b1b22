import { correct } from '../codec/correct.ts';
import { toggleMask } from '../codec/mask.ts';
import { valueOf } from '../codec/value.ts';
import { countDark, noDots, type Dots } from '../dots.ts';
import { IMAGES } from '../layout/images.ts';
import { invertDots, placeDots } from './place-dots.ts';
import type { Found, Reading } from './reading.ts';

export interface ReadOptions {
  /** Whether mirror images are read too: no unless told. */
  readonly mirrored?: boolean;
  /** Whether light dots on dark are read too: yes unless told. */
  readonly inverted?: boolean;
  /** Errors accepted at once when no dot is erased, 0 to 10: 8 unless told. */
  readonly maxErrors?: number;
}

/**
 * Erased dots that cost as much as an error: each doubles the codes within reach of noise, and an error less divides
 * them by 15 or more. So one budget of errors + erasures / 4 bounds what noise passes, whatever is erased.
 */
const ERASURES_PER_ERROR = 4;

const codeword = noDots();
const missing = noDots();
const corrected = noDots();

/**
 * Reads a code shown at any sixth of a turn, dark on light or light on dark: the nearest image wins.
 * @param dots what the picture shows, row-major from its own top left
 * @param erased dots of the picture that could not be read: what `dots` says of them is ignored
 */
export function read(
  dots: Dots,
  erased: Dots = noDots(),
  { mirrored = false, inverted = true, maxErrors = 8 }: ReadOptions = {},
): Reading {
  const codes = findCodes(dots, erased, mirrored, inverted);
  const least = Math.min(...codes.map((code) => code.corrected));
  const [candidate, rival] = codes.filter((code) => code.corrected === least);
  if (!candidate) return { ok: false, code: 'HEX_CODE_UNREADABLE' };
  if (rival) return { ok: false, code: 'HEX_CODE_AMBIGUOUS' };
  return isTrusted(candidate, maxErrors)
    ? { ok: true, ...candidate }
    : { ok: false, code: 'HEX_CODE_UNSURE', candidate };
}

/** A mirror and an inversion each double the images that noise may resemble: each is granted one error less. */
function isTrusted(found: Found, maxErrors: number): boolean {
  const budget = maxErrors - Number(found.mirrored) - Number(found.inverted);
  return found.corrected + found.erased / ERASURES_PER_ERROR <= budget;
}

/** Every image of the picture that is within reach of a code, `mirrored` and `invertible` ones on request. */
export function findCodes(dots: Dots, erased: Dots, mirrored: boolean, invertible = true): readonly Found[] {
  const codes: Found[] = [];
  for (const image of IMAGES) {
    if (image.mirrored && !mirrored) continue;
    placeDots(dots, image.places, codeword);
    placeDots(erased, image.places, missing);
    toggleMask(codeword);
    for (const inverted of invertible ? [false, true] : [false]) {
      const errors = correct(codeword, missing, corrected);
      if (errors >= 0) {
        codes.push({
          value: valueOf(corrected),
          corrected: errors,
          erased: countDark(erased),
          rotation: image.rotation,
          mirrored: image.mirrored,
          inverted,
        });
      }
      invertDots(codeword);
    }
  }
  return codes;
}
