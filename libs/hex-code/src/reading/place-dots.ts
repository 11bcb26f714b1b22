import { DOT_COUNT, DOT_WORDS, type Dots } from '../dots.ts';

/** Writes in `out` the dots as they stand upright: dot `i` is the dot `places[i]` of the picture. */
export function placeDots(seen: Dots, places: Uint8Array, out: Dots): void {
  for (let word = 0; word < DOT_WORDS; word++) {
    let bits = 0;
    for (let dot = Math.min(DOT_COUNT, word * 32 + 32) - 1; dot >= word * 32; dot--) {
      const place = places[dot]!;
      bits = (bits << 1) | ((seen[place >>> 5]! >>> (place & 31)) & 1);
    }
    out[word] = bits;
  }
}

/** Makes every light dot dark and every dark dot light, in place. */
export function invertDots(dots: Dots): void {
  for (let word = 0; word < DOT_WORDS; word++) dots[word] = ~dots[word]!;
  dots[DOT_WORDS - 1]! &= 0x7fffffff;
}
