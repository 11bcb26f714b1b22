import type { Dots } from '../dots.ts';
import { drawingOf, quietZone } from './drawing.ts';
import type { Point } from './drawing.ts';

export interface SvgOptions {
  /** Width of the code, in pixels; 80 and 100 on screen. The image is larger by the quiet zone around it. */
  readonly size: number;
  /** What a screen reader says; without it the image is decoration and hidden from one. */
  readonly title?: string;
}

/** A code as an SVG document, quiet zone included: it stands on any ground, a dark one too. */
export function toSvg(dots: Dots, { size, title }: SvgOptions): string {
  const quiet = quietZone(size);
  const { ground, outline, field, dots: centres, dotRadius } = drawingOf(dots, { x: quiet, y: quiet, size });
  const side = short(ground.size);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}" ${title === undefined ? 'aria-hidden="true"' : 'role="img"'}>`,
    ...(title === undefined ? [] : [`<title>${escaped(title)}</title>`]),
    `<rect width="${side}" height="${side}" fill="#fff"/>`,
    // Even-odd: the ring between both hexagons.
    `<path fill-rule="evenodd" d="${hexagon(outline)}${hexagon(field)}"/>`,
    ...centres.map(({ x, y }) => `<circle cx="${short(x)}" cy="${short(y)}" r="${short(dotRadius)}"/>`),
    '</svg>',
  ].join('');
}

function hexagon(corners: readonly Point[]): string {
  return `M${corners.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** A thousandth of a pixel is far below what is seen. */
function short(length: number): string {
  return String(Math.round(length * 1000) / 1000);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character]!);
}
