import { createHash } from 'node:crypto';
import { Compilation, sources } from '@rspack/core';

/**
 * Writes into `mf-manifest.json` the `integrity` of each script (`sha256-…`). The registry holds the manifest's own,
 * so the shell can check what it loads back to what was published.
 */
export class IntegrityPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 100;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, () => {
        compilation.updateAsset('mf-manifest.json', (source) => {
          const manifest = JSON.parse(source.source().toString());
          return new sources.RawSource(JSON.stringify({ ...manifest, integrity: integrityOf(compilation) }, null, 2));
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
