import { contrast, leastMixThat, luminance, mix } from './colour.ts';
import type { Hex } from './colour.ts';
import { darkSurfaces } from './dark-surfaces.ts';
import type { Surface } from './dark-surfaces.ts';

/** The two colours that an installation gives; everything else is reckoned from them. */
export interface FaceColours {
  readonly brand: Hex;
  readonly accent: Hex;
}

/** The colour tokens of the kit that follow the face, without `--color-`. */
export type Tone =
  | 'brand'
  | 'brand-dark'
  | 'brand-text'
  | 'brand-tint'
  | 'focus'
  | 'focus-halo'
  | 'accent'
  | 'accent-dark'
  | 'on-accent';

export interface Palette {
  readonly light: Readonly<Record<Tone, Hex>>;
  /** Its surfaces are not those of the kit. */
  readonly dark: Readonly<Record<Tone | Surface, Hex>>;
}

/** A pair of colours that cannot be told apart well enough. */
export interface WeakPair {
  readonly colour: keyof FaceColours;
  /** In French: what is read on what. */
  readonly pair: string;
  readonly ratio: number;
  /** The ratio that the pair needs. */
  readonly least: number;
  /** The nearest colour with which every pair passes. */
  readonly nearest: Hex;
}

/** WCAG 2.2 AA of text (1.4.3), and of what shows where a control is (1.4.11). */
const textRatio = 4.5;
const shapeRatio = 3;
/** The kit's own accent has 1.9: a button is told by its words too, but white on white is none. */
const groundRatio = 1.5;
const white = '#ffffff';
const black = '#000000';
/** The kit's own light surfaces (`tokens.css`). */
const light = { ground: '#f6f7f4', ink: '#15211f', inkFaint: '#5f6d6a' } as const;

/** Every pair in which a given colour falls short of AA, the worst first. */
export function weakPairs({ brand, accent }: FaceColours): readonly WeakPair[] {
  const pairs = [
    {
      colour: 'brand' as const,
      pair: 'blanc sur la couleur principale',
      ratio: contrast(white, brand),
      least: textRatio,
    },
    {
      colour: 'brand' as const,
      pair: `couleur principale sur le fond ${light.ground}`,
      ratio: contrast(brand, light.ground),
      least: textRatio,
    },
    { colour: 'accent' as const, pair: 'texte sur l’accent', ratio: accentRatio(accent), least: textRatio },
    {
      colour: 'accent' as const,
      pair: `accent sur le fond ${light.ground}`,
      ratio: contrast(accent, light.ground),
      least: groundRatio,
    },
  ];
  return pairs
    .filter(({ ratio, least }) => ratio < least)
    .map((pair) => ({ ...pair, nearest: pair.colour === 'brand' ? nearestBrand(brand) : nearestAccent(accent) }))
    .sort((left, right) => left.ratio - right.ratio);
}

const passesAsBrand = (colour: Hex) => contrast(colour, light.ground) >= textRatio;
const accentRatio = (accent: Hex) => contrast(accent, onAccentOf(accent));
const onAccentOf = (accent: Hex) => (contrast(accent, light.ink) >= contrast(accent, white) ? light.ink : white);

const nearestBrand = (brand: Hex): Hex => leastMixThat(passesAsBrand, brand, black) ?? black;

function nearestAccent(accent: Hex): Hex {
  const passes = (colour: Hex) => accentRatio(colour) >= textRatio && contrast(colour, light.ground) >= groundRatio;
  const lighter = leastMixThat(passes, accent, white);
  const darker = leastMixThat(passes, accent, black) ?? black;
  const stepTo = (colour: Hex) => Math.abs(luminance(colour) - luminance(accent));
  return lighter !== undefined && stepTo(lighter) <= stepTo(darker) ? lighter : darker;
}

/** All tones of both themes; those of the dark one are derived and pass AA too. Asks for colours without a weak pair. */
export function paletteOf(colours: FaceColours): Palette {
  return { light: lightTones(colours), dark: darkTones(colours) };
}

function lightTones({ brand, accent }: FaceColours): Palette['light'] {
  const readable = (tint: Hex) => contrast(brand, tint) >= textRatio && contrast(light.inkFaint, tint) >= textRatio;
  return {
    brand,
    'brand-dark': mix(brand, black, 0.25),
    'brand-text': brand,
    'brand-tint': leastMixThat(readable, mix(brand, white, 0.88), white) ?? white,
    focus: brand,
    'focus-halo': mix(brand, white, 0.6),
    ...accentTones(accent, onAccentOf(accent) === white ? black : white),
  };
}

function darkTones({ brand, accent }: FaceColours): Palette['dark'] {
  const surfaces = darkSurfaces(brand);
  const { paper, 'ink-faint': inkFaint } = surfaces;
  const fill = darkFill(brand, paper);
  const tint = mix(fill, paper, 0.75);
  const text = leastMixThat((colour) => contrast(colour, tint) >= textRatio + 1, fill, white) ?? white;
  return {
    ...surfaces,
    brand: fill,
    'brand-dark': mix(fill, black, 0.22),
    'brand-text': text,
    'brand-tint': leastMixThat((ground) => contrast(inkFaint, ground) >= textRatio, tint, paper) ?? paper,
    focus: text,
    'focus-halo': mix(fill, paper, 0.35),
    ...accentTones(accent, onAccentOf(accent) === white ? black : white),
  };
}

/** White is read on it, and its shape is made out on the dark paper. */
function darkFill(brand: Hex, paper: Hex): Hex {
  const isMadeOut = (colour: Hex) => contrast(colour, paper) >= shapeRatio;
  const isGround = (colour: Hex) => contrast(white, colour) >= textRatio;
  const lighter = leastMixThat(isMadeOut, brand, white) ?? white;
  return leastMixThat(isGround, lighter, black) ?? black;
}

/** Pressed, the accent moves away from the colour of its text. */
function accentTones(accent: Hex, away: Hex) {
  return { accent, 'accent-dark': mix(accent, away, 0.2), 'on-accent': onAccentOf(accent) };
}
