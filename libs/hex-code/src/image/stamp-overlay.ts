import type { Dots } from '../dots.ts';
import type { Box, StampPlace } from '../stamp/place-stamp.ts';
import { toSvg } from '../layout/to-svg.ts';
import { FIGURE_HEIGHT, figures, PEN } from './figures.ts';

/** Height of the figures, in heights of the box of an amount and of a line of VAT. */
const FIGURES = 0.45;
const VAT_FIGURES = 0.58;

/** The most of its box that a text takes in width. */
const WIDEST = 0.94;

/** A stamp as an SVG document of the size of its ground, in pixels. */
export function stampOverlay(
  dots: Dots,
  { ground, code, amount, vatLines }: StampPlace,
  text: string,
  vatTexts: readonly string[],
): string {
  const { width, height } = ground;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    toSvg(dots, { size: code.size }),
    ...writtenIn(amount, ground, text, FIGURES),
    ...vatLines.flatMap((box, index) => writtenIn(box, ground, vatTexts[index]!.toUpperCase(), VAT_FIGURES)),
    '</svg>',
  ].join('');
}

/** A text in the middle of its box, its figures as high as that part of the box. */
function writtenIn(box: Box, ground: Box, text: string, part: number): string[] {
  return [
    `<g fill="none" stroke="#000" stroke-width="${PEN}" stroke-linejoin="round" stroke-linecap="round" transform="${middleOf(box, ground, widthOf(text), part)}">`,
    ...written(text),
    '</g>',
  ];
}

/** Moves and scales figures into the middle of their box. */
function middleOf(box: Box, origin: { x: number; y: number }, width: number, part: number): string {
  const scale = Math.min((part * box.height) / FIGURE_HEIGHT, (WIDEST * box.width) / width);
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
