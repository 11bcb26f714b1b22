import { compileRegex } from './regex.ts';

const matches = (source: string, text: string, options = ''): boolean =>
  compileRegex(source, options).pattern.test(text);

describe('regular expressions', () => {
  it.each([
    ['^ab$', 'ab', true],
    ['^ab$', 'ab\n', true],
    ['^ab$', 'ab\n\n', false],
    ['a.c', 'a\rc', true],
    ['a.c', 'a\nc', false],
    ['a.c', 'a😀c', true],
    ['\\s', '\u00a0', false],
    ['\\S', '\u00a0', true],
    ['[\\s]', '\u2028', false],
    ['\\d', '٣', false],
    ['[^\\d]', '5', false],
    ['\\w+', 'é', false],
    ['a\\.b', 'a.b', true],
    ['a\\.b', 'axb', false],
    ['a\\-b', 'a-b', true],
    ['\\@', '@', true],
    ['[a\\-z]', '-', true],
    ['(?:a|b)c', 'bc', true],
    ['(?=a)a', 'a', true],
    ['(?<!b)a', 'ba', false],
    ['a{2}', 'aa', true],
    ['(a)\\1', 'aa', true],
    ['é', 'é', true],
  ])('%j on %j answers as PCRE does', (source, text, expected) => {
    expect(matches(source, text)).toBe(expected);
  });

  it('take the options i, m and s', () => {
    expect(matches('ÉCOLE', 'école', 'i')).toBe(true);
    expect(matches('^b$', 'a\nb\nc')).toBe(false);
    expect(matches('^b$', 'a\nb\nc', 'm')).toBe(true);
    expect(matches('a.b', 'a\nb', 's')).toBe(true);
  });

  it.each([
    '(?i)a',
    'a++',
    'a*+',
    '(?>a)',
    '\\Aa',
    'a\\z',
    '\\Qa\\E',
    '[[:alpha:]]',
    '\\h',
    '[]a]',
    '(*UTF)a',
    '(?P<n>a)',
    '\\x{61}',
    '[\\S]',
    '\\p{L}',
  ])('%s is refused, since JavaScript would read it otherwise', (source) => {
    expect(() => compileRegex(source, '')).toThrow(expect.objectContaining({ code: 238 }));
  });

  it.each([
    ['^abc', 'abc'],
    ['^ab\\.c', 'ab.c'],
    ['^abc*', 'ab'],
    ['^ab?c', 'a'],
    ['^abc+', 'abc'],
    ['^ab{0,1}', 'a'],
    ['^a.c', 'a'],
    ['^ab|c', undefined],
    ['abc', undefined],
    ['^.a', undefined],
    ['^a😀*', 'a'],
    ['^a\\.?b', 'a'],
  ])('%s begins with %j for the index', (source, prefix) => {
    expect(compileRegex(source, '').prefix).toBe(prefix);
    expect(compileRegex(source, 'i').prefix).toBeUndefined();
  });
});
