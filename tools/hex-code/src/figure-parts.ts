/** A place in the figure, in pixels, y down. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A measured stretch: its ends, where its line runs, and up to where its thin guides lead. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly until: number;
}

const INK = '#0b5f5c';
const TICK = 5;
const LINE_HEIGHT = 17;

export function document(
  { width, height, title }: { width: number; height: number; title: string },
  parts: readonly string[],
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="Helvetica, Arial, sans-serif">`,
    `<title>${title}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

export function caption(text: string, { x, y }: Place, anchor: 'start' | 'middle', size = 14): string {
  return `<text x="${px(x)}" y="${px(y)}" text-anchor="${anchor}" font-size="${size}">${text}</text>`;
}

export function square({ x, y, size }: Place & { readonly size: number }, stroke: 'thin' | 'dashed'): string {
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(size)}" height="${px(size)}" fill="none" stroke="${INK}"${stroke === 'dashed' ? ' stroke-dasharray="6 5"' : ''}/>`;
}

/** A dimension line with ticks at its ends, guides to what it measures, and its measure in words. */
export function measure(direction: 'across' | 'down', { from, to, at, until }: Stretch, words: string): string {
  const place = (along: number, beside: number): Place =>
    direction === 'across' ? { x: along, y: beside } : { x: beside, y: along };
  const lines = [
    line(place(from, at), place(to, at)),
    ...[from, to].flatMap((end) => [
      line(place(end, at - TICK), place(end, at + TICK)),
      line(place(end, at), place(end, until), ' stroke-opacity="0.3"'),
    ]),
  ];
  return [
    ...lines,
    direction === 'across'
      ? caption(words, { x: (from + to) / 2, y: at - 8 }, 'middle')
      : upright(words, { x: at - 9, y: (from + to) / 2 }),
  ].join('\n');
}

/** A line from what is meant to the words about it. */
export function leader(from: Place, to: Place, words: readonly string[]): string {
  const texts = words.map((text, index) => caption(text, { x: to.x + 6, y: to.y + 5 + index * LINE_HEIGHT }, 'start'));
  return [line(from, to), `<circle cx="${px(from.x)}" cy="${px(from.y)}" r="2.5" fill="${INK}"/>`, ...texts].join('\n');
}

function upright(text: string, { x, y }: Place): string {
  return `<text transform="translate(${px(x)} ${px(y)}) rotate(-90)" text-anchor="middle" font-size="14">${text}</text>`;
}

function line(from: Place, to: Place, more = ''): string {
  return `<path stroke="${INK}"${more} d="M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}"/>`;
}

function px(length: number): string {
  return length.toFixed(1);
}
