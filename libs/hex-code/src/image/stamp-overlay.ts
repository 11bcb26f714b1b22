import type { Dots } from '../dots.ts';
import type { Box, StampPlace } from '../stamp/place-stamp.ts';
import { toSvg } from '../layout/to-svg.ts';
import { FIGURE_HEIGHT, figures, PEN } from './figures.ts';

/** Height of the figures, in heights of the amount's box. */
const FIGURES = 0.45;

/** A stamp as an SVG document of the size of its ground, in pixels. */
export function stampOverlay(dots: Dots, { ground, code, amount }: StampPlace, text: string): string {
  const { width, height } = ground;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    toSvg(dots, { size: code.size }),
    `<g fill="none" stroke="#000" stroke-width="${PEN}" stroke-linejoin="round" stroke-linecap="round" transform="${middleOf(amount, { x: ground.x, y: ground.y }, widthOf(text))}">`,
    ...written(text),
    '</g></svg>',
  ].join('');
}

/** Moves and scales figures into the middle of the amount's box. */
function middleOf(box: Box, origin: { x: number; y: number }, width: number): string {
  const scale = Math.min((FIGURES * box.height) / FIGURE_HEIGHT, box.width / width);
  const left = box.x - origin.x + (box.width - scale * width) / 2;
  const top = box.y - origin.y + (box.height - scale * FIGURE_HEIGHT) / 2;
  return `translate(${left} ${top}) scale(${scale})`;
}

function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + figures[character]!.width, 0);
}

function written(text: string): string[] {
  const characters = [...text];
  return characters.map(
    (character, index) =>
      `<path transform="translate(${widthOf(characters.slice(0, index).join(''))})" d="${figures[character]!.path}"/>`,
  );
}
