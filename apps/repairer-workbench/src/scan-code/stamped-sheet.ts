import { DOT_CENTRES, DOT_COUNT, DOT_DIVISOR, encode, isDark, OUTLINE, PITCH_RATIO, ROW_STEP } from '@alveole/hex-code';
import type { Picture } from '@alveole/hex-code/detector';

/** Pixels: the sides of the sheet, its middle, and from one dot of the code to the next. */
const side = 200;
const middle = side / 2;
const pitch = 8;
const dotRadius = pitch / PITCH_RATIO / DOT_DIVISOR / 2;

/** A picture of a white sheet. */
export function blankSheet(): Picture {
  return { data: new Uint8ClampedArray(side * side * 4).fill(255), width: side, height: side, channels: 4 };
}

/** A picture of a white sheet on which the O°code of a value is printed. */
export function stampedSheet(value: string): Picture {
  const sheet = blankSheet();
  const darken = (x: number, y: number): void => {
    const at = (y * side + x) * 4;
    sheet.data.fill(30, at, at + 3);
  };
  printOutline(darken);
  const dots = encode(value);
  for (let dot = 0; dot < DOT_COUNT; dot += 1)
    if (isDark(dots, dot)) printDot(DOT_CENTRES[2 * dot]!, DOT_CENTRES[2 * dot + 1]!, darken);
  return sheet;
}

type Darken = (x: number, y: number) => void;

function printOutline(darken: Darken): void {
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [u, v] = [Math.abs(x - middle) / pitch, Math.abs(y - middle) / pitch];
      const radius = Math.max(v, (u * Math.sqrt(3) + v) / 2) / ROW_STEP;
      if (radius >= OUTLINE.inner && radius <= OUTLINE.outer) darken(x, y);
    }
}

/** @param u to the right of the middle, @param v below it; pitches */
function printDot(u: number, v: number, darken: Darken): void {
  const [left, top] = [middle + u * pitch, middle + v * pitch];
  for (let y = Math.ceil(top - dotRadius); y <= top + dotRadius; y += 1)
    for (let x = Math.ceil(left - dotRadius); x <= left + dotRadius; x += 1)
      if (Math.hypot(x - left, y - top) <= dotRadius) darken(x, y);
}
