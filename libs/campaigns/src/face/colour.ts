/** A colour as `#rrggbb`. */
export type Hex = string;

type Channels = readonly [number, number, number];

/** One colour with a share of another in it. @param share from 0, none of the other, to 1 */
export function mix(colour: Hex, other: Hex, share: number): Hex {
  const [from, to] = [channelsOf(colour), channelsOf(other)];
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour of the same hue and brightness with at most so much saturation, from 0, grey, to 1. */
export function muted(colour: Hex, saturation: number): Hex {
  const channels = channelsOf(colour);
  const brightest = Math.max(...channels);
  const own = brightest === 0 ? 0 : (brightest - Math.min(...channels)) / brightest;
  const grey = mix('#000000', '#ffffff', brightest / 255);
  return own <= saturation ? colour : mix(grey, colour, saturation / own);
}

/** WCAG 2 contrast of two colours, from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((left, right) => right - left);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2 relative luminance, from 0 to 1. */
export function luminance(colour: Hex): number {
  const [red, green, blue] = channelsOf(colour).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What the colour becomes with the least share of the other that passes; undefined where no share does. */
export function leastMixThat(passes: (mixed: Hex) => boolean, colour: Hex, other: Hex): Hex | undefined {
  const mixes = Array.from({ length: 101 }, (_, percent) => mix(colour, other, percent / 100));
  return mixes.find(passes);
}

function channelsOf(colour: Hex): Channels {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)) as unknown as Channels;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
