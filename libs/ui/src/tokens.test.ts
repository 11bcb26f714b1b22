/** The browser's type check knows no Node; this test alone reads a file. */
const { readdirSync, readFileSync } = jest.requireActual<{
  readdirSync: (path: string, options: { recursive: true; encoding: 'utf8' }) => string[];
  readFileSync: (path: string, encoding: 'utf8') => string;
}>('node:fs');
const folder = expect.getState().testPath?.replace(/[^/]*$/, '');

type Tokens = Readonly<Record<string, string>>;

const sheet = readFileSync(`${folder}tokens.css`, 'utf8').replace(/\/\*.*?\*\//gs, '');
const light = declarations(sheet.slice(0, sheet.indexOf('@media')));
const dark = {
  ...light,
  ...declarations(sheet.slice(sheet.indexOf('(prefers-color-scheme: dark)'), sheet.indexOf('(prefers-reduced-motion'))),
};
const themes: Readonly<Record<string, Tokens>> = { light, dark };

/** Text on its ground: 4.5 to 1 (WCAG 1.4.3). */
const textPairs = [
  ...['ink', 'ink-soft', 'ink-faint', 'brand-text', 'red'].flatMap((text) =>
    ['paper', 'ground'].map((ground) => [text, ground]),
  ),
  ...['ink', 'ink-soft', 'ink-faint'].map((text) => [text, 'sunk']),
  ...['green', 'orange', 'red', 'purple', 'grey', 'black'].map((tone) => [tone, `${tone}-tint`]),
  ...['green', 'orange'].map((tone) => [tone, 'paper']),
  ['ink', 'brand-tint'],
  ['ink-soft', 'brand-tint'],
  ['brand-text', 'brand-tint'],
  ['ink', 'red-tint'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-dark'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-dark'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-dark'],
] as [string, string][];

/** What shows where a control is, or that it has the focus: 3 to 1 (WCAG 1.4.11). */
const shapePairs = [
  ['field-line', 'paper'],
  ['field-line', 'ground'],
  ['field-line', 'sunk'],
  ['red', 'paper'],
  ['focus', 'paper'],
  ['focus', 'ground'],
  ['focus', 'sunk'],
  ['brand', 'paper'],
  ['brand-text', 'grey-tint'],
] as [string, string][];

describe.each(Object.keys(themes))('the %s tokens', (theme) => {
  const tokens = themes[theme] ?? {};

  it.each(textPairs)('let %s be read on %s', (text, ground) => {
    expect(contrast(colour(tokens, text), colour(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('let %s be made out on %s', (shape, ground) => {
    expect(contrast(colour(tokens, shape), colour(tokens, ground))).toBeGreaterThanOrEqual(3);
  });
});

/** Families of which every member is a token; others are told to an element by what draws it. */
const families = /^(space|color|text|title|radius|line|weight|leading|target|page)-/;

describe.each(['back-office', 'partner-portal', 'public-site', 'repairer-workbench', 'shell'])(
  'the sheets of %s',
  (app) => {
    it('ask for no token that there is not: a browser drops the whole line without a word', () => {
      const source = `${folder}../../../apps/${app}/src`;
      const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
      expect(sheets.length).toBeGreaterThan(0);
      const asked = sheets.flatMap((path) => [
        ...readFileSync(`${source}/${path}`, 'utf8').matchAll(/var\(--([\w-]+)/g),
      ]);
      const names = [...new Set(asked.map(([, name = '']) => name))].filter((name) => families.test(name));
      expect(names.filter((name) => !(name in light))).toEqual([]);
    });
  },
);

it('draws the series of a chart in colours that no face of an installation changes', () => {
  const chart = readFileSync(`${folder}../../../apps/back-office/src/read-statistics/chart/chart.module.css`, 'utf8');
  const seriesColours = [...chart.matchAll(/--series: var\(--color-([\w-]+)\)/g)].map(([, name = '']) => name);
  expect(seriesColours).toHaveLength(6);
  expect(seriesColours.filter((name) => /^(brand|accent|focus|on-accent)/.test(name))).toEqual([]);
});

describe('the contrast measure', () => {
  it('gives the known extremes', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777', '#fff')).toBeCloseTo(4.48, 2);
  });
});

function declarations(css: string): Tokens {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function colour(tokens: Tokens, name: string): string {
  const value = tokens[`color-${name}`];
  if (!value) throw new Error(`No token --color-${name}`);
  return value;
}

/** WCAG 2 contrast of two hexadecimal colours. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((left, right) => right - left);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) =>
    linear(Number.parseInt(digits.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
