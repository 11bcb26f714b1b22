import { contrast, mix } from './colour.ts';
import { paletteOf, weakPairs } from './palette.ts';
import type { FaceColours, Palette } from './palette.ts';

/** The kit's tokens that do not follow the face (`libs/ui/src/tokens.css`). */
const lightKit = {
  paper: '#ffffff',
  ground: '#f6f7f4',
  sunk: '#eef1ed',
  'grey-tint': '#e9eceb',
  ink: '#15211f',
  'ink-soft': '#4a5a57',
  'ink-faint': '#5f6d6a',
  'field-line': '#7d8b87',
  grey: '#55625f',
  black: '#ffffff',
  'black-tint': '#15211f',
};
const darkStatus = ['#84d99b', '#f5bd6b', '#ffa39b'];

/** The pairs of the kit (`libs/ui/src/tokens.test.ts`) of which one side follows the face. */
function readPairs(theme: keyof Palette, tones: Palette['dark']): readonly (readonly [string, string])[] {
  const { paper, ground, sunk } = tones;
  const inks = [tones.ink, tones['ink-soft'], tones['ink-faint']];
  return [
    ...[paper, ground].map((surface) => [tones['brand-text'], surface] as const),
    ...[paper, ground, sunk, tones['brand-tint']].flatMap((surface) => inks.map((text) => [text, surface] as const)),
    ...(theme === 'dark'
      ? [paper, ground].flatMap((surface) => darkStatus.map((text) => [text, surface] as const))
      : []),
    [tones.grey, tones['grey-tint']],
    [tones.black, tones['black-tint']],
    [tones['brand-text'], tones['brand-tint']],
    ['#ffffff', tones.brand],
    ['#ffffff', tones['brand-dark']],
    [tones['on-accent'], tones.accent],
    [tones['on-accent'], tones['accent-dark']],
  ];
}

function madeOutPairs(tones: Palette['dark']): readonly (readonly [string, string])[] {
  const surfaces = [tones.paper, tones.ground, tones.sunk];
  return [
    ...surfaces.flatMap((surface) => [[tones.focus, surface] as const, [tones['field-line'], surface] as const]),
    [tones.brand, tones.paper],
    [tones['brand-text'], tones['grey-tint']],
  ];
}

const tonesOf = (theme: keyof Palette, { light, dark }: Palette): Palette['dark'] =>
  theme === 'dark' ? dark : { line: '', 'line-strong': '', ...lightKit, ...light };

/** Colours all around the circle, and the two that an installation may see as extremes. */
const channels = ['00', '55', 'aa', 'ff'];
const anyColours = channels.flatMap((red) =>
  channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)),
);

it.each(['light', 'dark'] as const)(
  'lets every pair of a %s palette be read and made out, whatever colours were given',
  (theme) => {
    const faces = anyColours.map((colour): FaceColours => {
      const [brand, accent] = (['brand', 'accent'] as const).map(
        (name) =>
          weakPairs({ brand: colour, accent: colour }).find(({ colour: weak }) => weak === name)?.nearest ?? colour,
      );
      return { brand: brand ?? colour, accent: accent ?? colour };
    });
    const weak = faces.flatMap((colours) => {
      const tones = tonesOf(theme, paletteOf(colours));
      const read = readPairs(theme, tones).filter(([text, ground]) => contrast(text, ground) < 4.5);
      const madeOut = madeOutPairs(tones).filter(([shape, ground]) => contrast(shape, ground) < 3);
      return [...read, ...madeOut].map((pair) => [colours, ...pair]);
    });
    expect(weak).toEqual([]);
  },
);

it('draws the dark paper in the hue of the brand, and leaves none of it green beside a violet one', () => {
  const { dark } = paletteOf({ brand: '#6d2077', accent: '#ffb000' });
  for (const surface of ['paper', 'ground', 'sunk', 'line', 'grey-tint'] as const) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(dark[surface].slice(at, at + 2), 16));
    expect(green).toBeLessThan(Math.min(red, blue));
  }
});

it('names a brand too light for white text with its ratio and the nearest colour that passes', () => {
  expect(weakPairs({ brand: '#3fa9f5', accent: '#f2a516' })).toEqual([
    {
      colour: 'brand',
      pair: 'couleur principale sur le fond #f6f7f4',
      ratio: expect.closeTo(2.35, 1) as number,
      least: 4.5,
      nearest: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    },
    {
      colour: 'brand',
      pair: 'blanc sur la couleur principale',
      ratio: expect.closeTo(2.53, 1) as number,
      least: 4.5,
      nearest: expect.any(String) as string,
    },
  ]);
});

it.each(['#ffffff', '#f6f7f4', '#dddddd'])(
  'names an accent of %s, which the ground swallows, with one that shows',
  (accent) => {
    const [weak] = weakPairs({ brand: '#084744', accent });
    expect(weak).toMatchObject({ colour: 'accent', pair: 'accent sur le fond #f6f7f4', least: 1.5 });
    expect(weakPairs({ brand: '#084744', accent: weak?.nearest ?? accent })).toEqual([]);
  },
);

it('finds no weak pair in the nearest colours that it proposes for a brand and an accent', () => {
  const [brand, accent] = ['brand', 'accent'].map(
    (name) => weakPairs({ brand: '#ffe600', accent: '#7a7a7a' }).find(({ colour }) => colour === name)?.nearest ?? '',
  );
  expect(weakPairs({ brand: brand ?? '', accent: accent ?? '' })).toEqual([]);
});

it('mixes a colour with the given share of another', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
});
