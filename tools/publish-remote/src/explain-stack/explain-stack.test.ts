import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { keepSourceMaps, readSourceMap } from '../source-maps.ts';
import { explainStack } from './explain-stack.ts';

const source = `export function premiumOf(invoice: { cents: number }): number {
  if (invoice.cents < 0) throw new Error('negative');
  return invoice.cents;
}
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maps-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A build with one minified script and its map, whose map is kept. @returns where its `throw` stands, from one */
async function buildWithMap() {
  const { code, map } = await transform(source, {
    loader: 'ts',
    minify: true,
    sourcemap: true,
    sourcefile: 'src/premium.ts',
  });
  const build = join(folder, 'build');
  await mkdir(join(build, 'assets'), { recursive: true });
  await writeFile(join(build, 'assets/premium.1a2b.js'), code);
  await writeFile(join(build, 'assets/premium.1a2b.js.map'), map);
  const maps = join(folder, 'maps');
  const count = await keepSourceMaps(build, { name: 'back_office', version: '0a1b' }, maps);
  return { count, maps, column: code.indexOf('new Error') + 1 };
}

const stackAt = (place: string) =>
  `Error: negative\n    at t (https://site.example/base/remotes/${place})\n    at main.js:1:2`;

describe('the stack of an error in a published remote', () => {
  it('names file, line and column of the source', async () => {
    const { count, maps, column } = await buildWithMap();
    expect(count).toBe(1);
    const stack = stackAt(`back_office/0a1b/assets/premium.1a2b.js:1:${column}`);
    expect(await explainStack(stack, (script) => readSourceMap(maps, script))).toBe(
      'Error: negative\n    at t (src/premium.ts:2:32)\n    at main.js:1:2',
    );
  });

  it.each([
    ['of another version', 'back_office/ffff/assets/premium.1a2b.js:1:2'],
    ['that leads out of the folder', 'back_office/../../secrets.js:1:2'],
    ['of no script', 'back_office/0a1b/assets/premium.css:1:2'],
  ])('keeps a place %s as it is', async (_case, place) => {
    const { maps } = await buildWithMap();
    expect(await explainStack(stackAt(place), (script) => readSourceMap(maps, script))).toBe(stackAt(place));
  });

  it.each([
    ['is no JSON', 'not json'],
    ['has no mappings', '{"version":3,"sources":[]}'],
    ['is JSON of something else', 'null'],
  ])('keeps the places of a script whose map %s, and explains the others', async (_case, broken) => {
    const { maps, column } = await buildWithMap();
    await writeFile(join(maps, 'back_office/0a1b/assets/broken.3c4d.js.map'), broken);
    const unread = '    at u (https://site.example/remotes/back_office/0a1b/assets/broken.3c4d.js:1:2)';
    const stack = `${stackAt(`back_office/0a1b/assets/premium.1a2b.js:1:${column}`)}\n${unread}`;
    const tellBroken = jest.fn();
    expect(await explainStack(stack, (script) => readSourceMap(maps, script), tellBroken)).toBe(
      `Error: negative\n    at t (src/premium.ts:2:32)\n    at main.js:1:2\n${unread}`,
    );
    expect(tellBroken.mock.calls).toEqual([['back_office/0a1b/assets/broken.3c4d.js']]);
  });

  it.each(['http://', 'https://a', '/remotes/a/b/', '/remotes/a/b/a/a'])(
    'reads 700 kB of « %s » within five seconds, whoever wrote it',
    async (part) => {
      const stack = part.repeat(700_000 / part.length);
      const begun = performance.now();
      expect(await explainStack(stack, async () => undefined)).toBe(stack);
      expect(performance.now() - begun).toBeLessThan(5_000);
    },
  );
});
