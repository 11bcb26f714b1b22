import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/CHIFFRES.md'), 'utf8');
const specification = readFileSync(join(root, 'docs/specification/establishments.md'), 'utf8');

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.slice(2, -2).split(' | '));

/** The names that each row gives to its figure, with the file or folder where they live. */
const named = rows
  .map(([figure = '', home = '']) => ({
    figure,
    names: [...home.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+)\)/g)].flatMap(([, words = '', path = '']) =>
      [...words.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, path })),
    ),
  }))
  .filter(({ names }) => names.length > 0);

/** Source files below a path that speak of a name, without the tests. */
function speakingOf(name: string, ...below: readonly string[]): readonly string[] {
  const pathspecs = [...below, ':!*.test.ts', ':!*.test.tsx', ':!*.md'];
  try {
    const listed = execFileSync('git', ['grep', '--untracked', '-lw', name, '--', ...pathspecs], { cwd: root });
    return listed.toString().trim().split('\n');
  } catch {
    // What git finds nowhere it answers with a failure.
    return [];
  }
}

describe('the page of the figures', () => {
  it.each(named)('$figure: lives where it says, and is called from elsewhere', ({ names }) => {
    const callers = names.flatMap(({ name, path }) => {
      const homes = speakingOf(name, path);
      expect([name, homes]).toEqual([name, expect.arrayContaining([expect.any(String)])]);
      return speakingOf(name, 'libs', 'services', 'apps').filter(
        (file) => file !== homes[0] && !file.endsWith('/index.ts'),
      );
    });
    expect(callers).not.toEqual([]);
  });

  it('gives every figure a home and a caller, or the record that says why not', () => {
    for (const [figure, home = '', caller = ''] of rows)
      expect([figure, home === 'aucune' ? caller : `${home}${caller}`]).toEqual([
        figure,
        expect.stringMatching(home === 'aucune' ? /adr\/\d{4}-/ : /\S/),
      ]);
  });

  it('leaves out no number of the ninth section', () => {
    const section = specification.slice(specification.indexOf('## 9. '));
    // The day of the change is written as people read it.
    const figures = section.slice('## 9. '.length).replace(/\d{4}-\d\d-\d\d/, '');
    const numbers = [...figures.matchAll(/\d+/g)].map(([number]) => number);
    const shownFigures = new Set(
      [
        ...page
          .replaceAll('\u00a0', '')
          .replace(/(\d) (\d{3})/g, '$1$2')
          .matchAll(/\d+/g),
      ].map(String),
    );
    expect(numbers.filter((number) => !shownFigures.has(number))).toEqual([]);
  });
});
