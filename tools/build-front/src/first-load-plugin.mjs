import { Compilation, sources } from '@rspack/core';

/**
 * Emits `<page>-assets.json` beside the bundle of a remote with a prerendered page: what the gateway links
 * (`css`) and asks for early (`preload`), relative to the remote's base.
 */
export class FirstLoadPlugin {
  /** @param {readonly string[]} pages */
  constructor(pages) {
    this.pages = pages;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FirstLoadPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FirstLoadPlugin', stage }, () => {
        const content = JSON.stringify(firstLoadOf(compilation), null, 2);
        for (const page of this.pages) compilation.emitAsset(`${page}-assets.json`, new sources.RawSource(`${content}\n`));
      });
    });
  }
}

/** @param {import('@rspack/core').Compilation} compilation */
function firstLoadOf(compilation) {
  const files = [...compilation.chunkGroups]
    .filter((group) => group.name?.startsWith('__federation_expose_') || group.isInitial())
    .flatMap((group) => group.getFiles());
  const kind = (extension) => [...new Set(files)].filter((file) => file.endsWith(extension));
  return { css: kind('.css'), preload: ['mf-manifest.json', ...kind('.js')] };
}
