import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import type { OnResolveArgs, Plugin, PluginBuild } from 'esbuild';
import { z } from 'zod';
import { bundleOfWorker, threadsBeside } from './threads-beside.ts';

const packageFile = z.object({ name: z.string() });
const entries: Readonly<Record<string, string>> = { '@alveole/embedded': 'src/inbox/main.ts' };

export interface Bundle {
  /** Path of the bundle, absolute. */
  readonly outfile: string;
  /** What the bundle and its threads import from outside, as written in them: `mongoose`, `node:fs`, a relative path. */
  readonly imports: ReadonlySet<string>;
}

/**
 * Bundles a package's process into `dist/main.mjs`, and each of its threads' work beside it, with only `@alveole/*`
 * inlined: everything else stays a package, since several bring binaries or files.
 * @param folder of the package, for example `services/auth`
 */
export async function bundleService(folder: string): Promise<Bundle> {
  const { name } = packageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const outfile = resolve(folder, 'dist/main.mjs');
  const workers = new Set<string>();
  const imports = new Set(await bundle(resolve(folder, entries[name] ?? 'src/main.ts'), outfile, workers));
  // A set is walked through to what is added meanwhile: a worker may name threads of its own.
  for (const worker of workers) {
    const importsOfWorker = await bundle(worker, join(dirname(outfile), bundleOfWorker(worker)), workers);
    importsOfWorker.forEach((path) => imports.add(path));
  }
  return { outfile, imports };
}

async function bundle(entry: string, outfile: string, workers: Set<string>): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'error',
    metafile: true,
    // As Node looks packages up.
    mainFields: ['main'],
    plugins: [packagesStayOutside(outfile), threadsBeside(workers)],
  });
  return Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );
}

const ownPackage = /^@alveole\//;
const resolving = Symbol('resolving');

/**
 * npm may keep a package beside one library alone, when versions differ or for reasons of its own. The bundle stands
 * elsewhere, so where its own look-up would find another copy, or none, the import names the place instead.
 */
function packagesStayOutside(outfile: string): Plugin {
  const target = dirname(outfile);
  return {
    name: 'packages stay outside',
    setup(builder) {
      builder.onResolve({ filter: /^[^./]/ }, async (asked) => {
        if (asked.pluginData === resolving || asked.kind === 'entry-point' || ownPackage.test(asked.path))
          return undefined;
        const [seen, found] = await Promise.all([
          placeOf(builder, asked, asked.resolveDir),
          placeOf(builder, asked, dirname(target)),
        ]);
        if (seen === found || seen === undefined) return { path: asked.path, external: true };
        return { path: relative(target, seen), external: true };
      });
    },
  };
}

/** The file behind an import as seen from a folder; undefined for Node's own modules. */
async function placeOf(
  builder: PluginBuild,
  { path, kind, importer }: OnResolveArgs,
  resolveDir: string,
): Promise<string | undefined> {
  if (path.startsWith('node:')) return undefined;
  const {
    path: place,
    external,
    errors,
  } = await builder.resolve(path, { kind, importer, resolveDir, pluginData: resolving });
  return external || errors.length > 0 ? undefined : place;
}
