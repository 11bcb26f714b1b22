import { luminance, mix, muted } from './colour.ts';
import type { Hex } from './colour.ts';

/** The kit's dark surfaces (`tokens.css`), which are green as Alvéole is. */
const kitSurfaces = {
  paper: '#18221f',
  ground: '#101816',
  sunk: '#0b1210',
  'grey-tint': '#2a3533',
  black: '#101816',
} as const;

/** What is read and made out on them. */
const kitInks = {
  ink: '#e9efed',
  'ink-soft': '#b7c4c0',
  'ink-faint': '#98a6a2',
  line: '#2b3835',
  'line-strong': '#435350',
  'field-line': '#7a8985',
  grey: '#b9c4c1',
  'black-tint': '#e9efed',
} as const;

export type Surface = keyof typeof kitSurfaces | keyof typeof kitInks;

/** How much of the hue a surface and an ink keep, from 0 to 1: the kit's own have about so much. */
const surfaceSaturation = 0.3;
const inkSaturation = 0.08;

/**
 * The surfaces and inks of the dark theme in the hue of a brand. Each surface is as dark as the kit's, or darker, each ink
 * as light, or lighter, so that every pair keeps the contrast that the kit has.
 */
export function darkSurfaces(brand: Hex): Readonly<Record<Surface, Hex>> {
  const surfaces = Object.entries(kitSurfaces).map(([name, tone]) => [
    name,
    shadesOf(muted(brand, surfaceSaturation)).findLast((shade) => luminance(shade) <= luminance(tone)) ?? tone,
  ]);
  const inks = Object.entries(kitInks).map(([name, tone]) => [
    name,
    shadesOf(muted(brand, inkSaturation)).find((shade) => luminance(shade) >= luminance(tone)) ?? tone,
  ]);
  return Object.fromEntries([...surfaces, ...inks]) as Readonly<Record<Surface, Hex>>;
}

/** From black over a colour to white. */
function shadesOf(colour: Hex): readonly Hex[] {
  const shares = Array.from({ length: 256 }, (_, index) => index / 255);
  return [
    ...shares.map((share) => mix('#000000', colour, share)),
    ...shares.map((share) => mix(colour, '#ffffff', share)),
  ];
}
