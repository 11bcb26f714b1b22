import pureConstantsLoader from './pure-constants-loader.mjs';

const marked = (source: string): string => pureConstantsLoader.call({ resourcePath: 'rules.ts' }, source);

describe('the constants of a module of the pure libraries', () => {
  it('marks constants as made without effect where a call makes them', () => {
    expect(marked('export const phone = z.string().min(1);\n')).toBe(
      'export const phone = /*#__PURE__*/ (() => (z.string().min(1)))();\n',
    );
  });

  it.each(['const most = 10;\n', "const name = 'a';\n", 'const twice = (n: number) => 2 * n;\n', 'run(z);\n'])(
    'stay as they are where a bundler sees it, as does what is no constant: %j',
    (source) => expect(marked(source)).toBe(source),
  );
});
