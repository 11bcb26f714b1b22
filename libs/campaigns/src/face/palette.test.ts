import { contrast, mix } from './colour.ts';
import { paletteOf, weakPairs } from './palette.ts';
import type { FaceColours, Palette } from './palette.ts';

/** The pairs of the kit (`libs/ui/src/tokens.test.ts`) of which one side follows the face. */
const grounds = { light: ['#ffffff', '#f6f7f4'], dark: ['#18221f', '#101816'] } as const;
const ink = { light: ['#15211f', '#4a5a57', '#5f6d6a'], dark: ['#e9efed', '#b7c4c0', '#98a6a2'] } as const;

function readPairs(theme: keyof Palette, tones: Palette['light']): readonly (readonly [string, string])[] {
  return [
    ...grounds[theme].map((ground) => [tones['brand-text'], ground] as const),
    ...ink[theme].map((text) => [text, tones['brand-tint']] as const),
    [tones['brand-text'], tones['brand-tint']],
    ['#ffffff', tones.brand],
    ['#ffffff', tones['brand-dark']],
    [tones['on-accent'], tones.accent],
    [tones['on-accent'], tones['accent-dark']],
  ];
}

function madeOutPairs(theme: keyof Palette, tones: Palette['light']): readonly (readonly [string, string])[] {
  const sunk = { light: '#eef1ed', dark: '#0b1210' }[theme];
  return [
    ...[...grounds[theme], sunk].map((ground) => [tones.focus, ground] as const),
    [tones.brand, grounds[theme][0]],
    [tones['brand-text'], { light: '#e9eceb', dark: '#2a3533' }[theme]],
  ];
}

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
      const tones = paletteOf(colours)[theme];
      const read = readPairs(theme, tones).filter(([text, ground]) => contrast(text, ground) < 4.5);
      const madeOut = madeOutPairs(theme, tones).filter(([shape, ground]) => contrast(shape, ground) < 3);
      return [...read, ...madeOut].map((pair) => [colours, ...pair]);
    });
    expect(weak).toEqual([]);
  },
);

it('names a brand too light for white text with its ratio and the nearest colour that passes', () => {
  expect(weakPairs({ brand: '#3fa9f5', accent: '#f2a516' })).toEqual([
    {
      colour: 'brand',
      pair: 'couleur principale sur le fond #f6f7f4',
      ratio: expect.closeTo(2.35, 1) as number,
      nearest: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    },
    {
      colour: 'brand',
      pair: 'blanc sur la couleur principale',
      ratio: expect.closeTo(2.53, 1) as number,
      nearest: expect.any(String) as string,
    },
  ]);
});

it('finds no weak pair in the nearest colours that it proposes for a brand and an accent', () => {
  const [brand, accent] = ['brand', 'accent'].map(
    (name) => weakPairs({ brand: '#ffe600', accent: '#7a7a7a' }).find(({ colour }) => colour === name)?.nearest ?? '',
  );
  expect(weakPairs({ brand: brand ?? '', accent: accent ?? '' })).toEqual([]);
});

it('mixes a colour with the given share of another', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
});
