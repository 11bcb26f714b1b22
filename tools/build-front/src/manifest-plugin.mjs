import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Compilation, sources } from '@rspack/core';
import { pagesOfRoutes } from './pages-of-routes.mjs';
import { remoteNeeds } from './shared-modules.mjs';

/**
 * Adds to `mf-manifest.json` what the remote declares (`alveole`: its name, the paths that it shows and what it
 * needs of the shell), which goes into the registry when it is published; the `integrity` of each script (`sha256-…`), of
 * which the registry holds the manifest's own, so that the shell can check what it loads back to what was published; and
 * the files of each page (`pages`, by path), which the gateway names ahead; and the calls that each page makes when it opens
 * (`firstCalls`, by path, from the remote's `first-calls.json`), which the gateway has its HTML send.
 */
export class ManifestPlugin {
  /** @param {{ name: string, paths: readonly string[] }} declaration */
  constructor({ name, paths }) {
    this.declaration = { name, paths, needs: remoteNeeds };
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 100;
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, () => {
        compilation.updateAsset('mf-manifest.json', (source) => {
          const manifest = JSON.parse(source.source().toString());
          const whole = {
            ...manifest,
            alveole: this.declaration,
            integrity: integrityOf(compilation),
            pages: pagesOf(compilation),
            firstCalls: firstCallsOf(compilation),
          };
          return new sources.RawSource(JSON.stringify(whole, null, 2));
        });
      });
    });
  }
}

/** @param {import('@rspack/core').Compilation} compilation */
function integrityOf(compilation) {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  return Object.fromEntries(
    scripts.map(({ name, source }) => [
      name,
      `sha256-${createHash('sha256').update(source.buffer()).digest('base64')}`,
    ]),
  );
}

/** @param {import('@rspack/core').Compilation} compilation */
function pagesOf(compilation) {
  const routes = readFileSync(join(compilation.compiler.context, 'src/routes.tsx'), 'utf8');
  const filesOf = (module) =>
    compilation.chunkGroups.find(({ origins }) => origins.some(({ request }) => request === module))?.getFiles() ?? [];
  return Object.fromEntries(Object.entries(pagesOfRoutes(routes)).map(([path, module]) => [path, filesOf(module)]));
}

/** @param {import('@rspack/core').Compilation} compilation */
function firstCallsOf(compilation) {
  const table = join(compilation.compiler.context, 'src/first-calls.json');
  return existsSync(table) ? JSON.parse(readFileSync(table, 'utf8')) : {};
}
