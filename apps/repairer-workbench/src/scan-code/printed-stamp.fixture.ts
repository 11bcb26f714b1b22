import { DOT_CENTRES, DOT_COUNT, DOT_DIVISOR, encode, isDark, OUTLINE, PITCH_RATIO, ROW_STEP } from '@alveole/hex-code';
import type { Picture } from '@alveole/hex-code/detector';

const side = 200;
const pitch = 8;
const dotRadius = 1 / PITCH_RATIO / DOT_DIVISOR / 2;

/** A frame of the camera over a white sheet. */
export function blankSheet(): Picture {
  return { data: new Uint8ClampedArray(side * side * 4).fill(255), width: side, height: side, channels: 4 };
}

/** A frame over a sheet on which the O°code of a value is printed. */
export function stampedSheet(value: string): Picture {
  const sheet = blankSheet();
  const isInk = inkOf(value);
  for (let at = 0; at < side * side; at += 1) {
    const isDarkHere = isInk((at % side) - side / 2, Math.floor(at / side) - side / 2);
    if (isDarkHere) (sheet.data as Uint8ClampedArray).fill(30, at * 4, at * 4 + 3);
  }
  return sheet;
}

/** Whether a point of a printed code is dark; pixels from its centre. */
function inkOf(value: string): (x: number, y: number) => boolean {
  const dots = encode(value);
  const dark = Array.from({ length: DOT_COUNT }, (_, dot) => dot).filter((dot) => isDark(dots, dot));
  return (x, y) => {
    const [u, v] = [x / pitch, y / pitch];
    const radius = Math.max(Math.abs(v), (Math.abs(u) * Math.sqrt(3) + Math.abs(v)) / 2) / ROW_STEP;
    if (radius >= OUTLINE.inner) return radius <= OUTLINE.outer;
    return dark.some((dot) => Math.hypot(u - DOT_CENTRES[2 * dot]!, v - DOT_CENTRES[2 * dot + 1]!) <= dotRadius);
  };
}
