import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { pagesOfRoutes } from './pages-of-routes.mjs';

const root = join(import.meta.dirname, '../../..');
const sourcesOf = (app: string) => join(root, 'apps', app, 'src');

/** The pages of a remote, each with the file that draws it. */
function pagesOf(app: string, paths?: readonly string[]): [string, string][] {
  const pages = Object.entries(pagesOfRoutes(readFileSync(join(sourcesOf(app), 'routes.tsx'), 'utf8')));
  return pages
    .filter(([path]) => paths === undefined || paths.includes(path))
    .map(([path, module]) => [path, join(sourcesOf(app), module)]);
}

/** The modules of this repository whose code a page loads before anybody has done something on it. */
async function modulesOf(page: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [page],
    bundle: true,
    splitting: true,
    minifySyntax: true,
    metafile: true,
    write: false,
    format: 'esm',
    outdir: join(root, 'dist'),
    absWorkingDir: root,
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
    external: ['*.worker.js'],
    plugins: [
      {
        name: 'own-sources',
        setup: ({ onResolve }) =>
          void onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@alveole/')
              ? undefined
              : { path, external: true, sideEffects: false },
          ),
      },
    ],
  });
  const { outputs } = metafile;
  const entry = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === relative(root, page)) ?? '';
  const loaded = new Set([entry]);
  for (const name of loaded)
    for (const { path, kind, external } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && external !== true) loaded.add(path);
  const inputs = [...loaded].flatMap((name) => Object.entries(outputs[name]?.inputs ?? {}));
  return inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([name]) => name);
}

const formsTable = /^libs\/validation\/src\/profile-fields\//;
const wholeProfile = /^libs\/(validation\/src\/profile-fields|contracts\/src\/establishment\/(profile|training)-wire)/;
const formOfFile =
  /^apps\/repairer-workbench\/src\/(open-repair\/(file-form|reception-rules)|describe-bike\/bike-fields)/;

describe('the modules of a page', () => {
  it.each([
    ...pagesOf('public-site'),
    ...pagesOf('partner-portal', ['/auth/login', '/auth/forgot']),
    ...pagesOf('back-office', ['/admin/dashboard', '/admin/robotCGS', '/admin/backend/statistiques']),
  ])('loads no field of the profile of an establishment at %s', async (_, page) => {
    expect((await modulesOf(page)).filter((name) => wholeProfile.test(name))).toEqual([]);
  });

  it.each(pagesOf('repairer-workbench'))(
    'loads no text of the forms of the profile at %s of the counter',
    async (_, page) => {
      expect((await modulesOf(page)).filter((name) => formsTable.test(name))).toEqual([]);
    },
  );

  it.each(pagesOf('repairer-workbench', ['/admin/reparation/reception', '/admin/reparation/reception/seance']))(
    'loads no form of the file with the first question at %s',
    async (_, page) => {
      expect((await modulesOf(page)).filter((name) => formOfFile.test(name))).toEqual([]);
    },
  );

  it('loads the fields of the profile at /auth/register, whose forms show them', async () => {
    const [[, page] = ['', '']] = pagesOf('partner-portal', ['/auth/register']);
    expect((await modulesOf(page)).filter((name) => formsTable.test(name))).not.toEqual([]);
  });
});
