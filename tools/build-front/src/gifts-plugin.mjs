import { Compilation, sources } from '@rspack/core';

/** Emits `shell.json`: what this shell gives to remotes, for who publishes them and for the gateway. */
export class GiftsPlugin {
  /** @param {Record<string, string>} gifts version by package */
  constructor(gifts) {
    this.gifts = gifts;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('GiftsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'GiftsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify({ gifts: this.gifts }))),
      );
    });
  }
}
