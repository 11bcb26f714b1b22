import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { maxImageBytes, packService } from './pack-service.ts';

const run = promisify(execFile);
const module = (text: string) => `module.exports = ${text};`;
const manifest = (name: string, parts: object = {}) => JSON.stringify({ name, main: 'index.js', ...parts });

/** A workspace with one service and packages that stand above it, below another package, and below a library. */
const workspace = {
  'services/shop/package.json': manifest('@alveole/shop'),
  'services/shop/src/main.ts': `
    import open from 'door';
    import { twice } from '@alveole/count';
    console.log(open, twice);
  `,
  'node_modules/@alveole/count/package.json': manifest('@alveole/count', { main: '../../../libs/count/src/index.ts' }),
  'libs/count/package.json': manifest('@alveole/count'),
  'libs/count/src/index.ts': "import two from 'number'; export const twice: number = two * 2;",
  'libs/count/node_modules/number/package.json': manifest('number'),
  'libs/count/node_modules/number/index.js': module('2'),
  'node_modules/number/package.json': manifest('number'),
  'node_modules/number/index.js': module('9'),
  'node_modules/door/package.json': manifest('door', {
    dependencies: { hinge: '1', 'for-windows': '1' },
    optionalDependencies: { 'for-windows': '1' },
    peerDependencies: { frame: '1', paint: '1' },
    peerDependenciesMeta: { paint: { optional: true } },
    devDependencies: { workbench: '1' },
  }),
  'node_modules/door/index.js': module("[require('hinge'), require('frame')].join(' ')"),
  'node_modules/door/index.d.ts': 'export default String;',
  'node_modules/door/index.js.map': '{}',
  'node_modules/door/LICENSE': 'free',
  'node_modules/door/node_modules/hinge/package.json': manifest('hinge'),
  'node_modules/door/node_modules/hinge/index.js': module("'inner hinge'"),
  'node_modules/hinge/package.json': manifest('hinge'),
  'node_modules/hinge/index.js': module("'outer hinge'"),
  'node_modules/frame/package.json': manifest('frame'),
  'node_modules/frame/index.js': module("'frame'"),
  'node_modules/workbench/package.json': manifest('workbench'),
  'node_modules/workbench/index.js': module("'workbench'"),
};

let folder: string;
let target: string;
const write = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).forEach(([path, text]) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  });
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-service-'));
  target = join(folder, 'packed');
  write(workspace);
});
afterEach(() => rmSync(folder, { recursive: true }));

const packed = (path: string) => existsSync(join(target, path));

describe('a packed service', () => {
  it('runs from the two layers of its image alone, with the copy of each package that its sources import', async () => {
    await packService('services/shop', target, folder);
    const image = mkdtempSync(join(tmpdir(), 'image-'));
    for (const layer of ['packages', 'own']) await run('cp', ['-r', `${target}/${layer}/.`, image]);
    rmSync(folder, { recursive: true });
    const { stdout } = await run(process.execPath, [join(image, 'services/shop/dist/main.mjs')]);
    expect(stdout).toBe('inner hinge frame 4\n');
    rmSync(image, { recursive: true });
    mkdirSync(folder);
  });

  it('holds no package that only development needs, nor a copy that nothing imports', async () => {
    await packService('services/shop', target, folder);
    expect(packed('packages/node_modules/door/index.js')).toBe(true);
    for (const name of ['workbench', 'hinge', 'number', '@alveole'])
      expect(packed(`packages/node_modules/${name}`)).toBe(false);
  });

  it('keeps the licence of a package, and leaves out its types and source maps', async () => {
    await packService('services/shop', target, folder);
    expect(packed('packages/node_modules/door/LICENSE')).toBe(true);
    expect(packed('packages/node_modules/door/index.d.ts')).toBe(false);
    expect(packed('packages/node_modules/door/index.js.map')).toBe(false);
  });

  it('is refused with the name of a package that is not installed', async () => {
    rmSync(join(folder, 'node_modules/frame'), { recursive: true });
    await expect(packService('services/shop', target, folder)).rejects.toThrow(/^frame is needed by .*door/);
  });

  it('is refused above the size that an image may have', async () => {
    write({ 'node_modules/door/heavy.bin': 'x'.repeat(maxImageBytes + 1) });
    await expect(packService('services/shop', target, folder)).rejects.toThrow(/of 120000000 at most/);
  });
});
