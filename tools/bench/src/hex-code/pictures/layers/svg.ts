import sharp from 'sharp';

/** A drawing in lightness 0–1, larger than a picture so that each picture shows another part. */
export type Layer = { lightness: Float32Array; width: number; height: number };

/** Size of every layer in pixels. */
export const LAYER = { width: 1600, height: 960 } as const;

/** A place of a layer. */
export type Point = readonly [number, number];

/** A grey of lightness 0–1. */
export function grey(lightness: number): string {
  const level = Math.round(lightness * 255);
  return `rgb(${level},${level},${level})`;
}

/** Path through points. */
export const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** Strokes of one width. */
export const strokes = (paths: readonly string[], width: number, lightness: number): string =>
  `<path d="${paths.join('')}" fill="none" stroke="${grey(lightness)}" stroke-width="${width.toFixed(2)}" stroke-linecap="round"/>`;

/** Filled shapes. */
export const fills = (paths: readonly string[], lightness: number): string =>
  `<path d="${paths.join('')}" fill="${grey(lightness)}"/>`;

/** Path of a disc. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius.toFixed(2)} ${radius.toFixed(2)} 0 1 0 ${(2 * radius).toFixed(2)} 0a${radius.toFixed(2)} ${radius.toFixed(2)} 0 1 0 ${(-2 * radius).toFixed(2)} 0z`;

/** Path of a regular polygon. */
export function polygon(x: number, y: number, radius: number, corners: number, turn: number): string {
  const around = Array.from({ length: corners }, (_, corner) => turn + (2 * Math.PI * corner) / corners);
  return `${path(around.map((angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const))}z`;
}

/** Rasterises shapes, turned about the middle by `degrees`, on a ground of the given lightness. */
export async function rasterise(shapes: string, ground: number, degrees: number): Promise<Layer> {
  const { width, height } = LAYER;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${grey(ground)}"/><g transform="rotate(${degrees.toFixed(2)} ${width / 2} ${height / 2})">${shapes}</g></svg>`;
  const bytes = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  return { lightness: Float32Array.from(bytes, (level) => level / 255), width, height };
}
