import { Compilation, sources } from '@rspack/core';

/** The chunks around every page but the light ones, as `full-frame.lazy.tsx` names them. */
const frame = 'frame';

/**
 * Emits `shell.json`: what this shell gives to remotes, for who publishes them and for the gateway; the files of the frame
 * around a page, which the gateway names ahead; and all files that the shell may load, which the counter's service worker
 * keeps for a time without network.
 */
export class ShellFilePlugin {
  /** @param {Record<string, string>} gifts version by package */
  constructor(gifts) {
    this.gifts = gifts;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellFilePlugin', (compilation) => {
      // Once the names of the files bear their hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ShellFilePlugin', stage }, () => {
        const answer = { gifts: this.gifts, frame: frameOf(compilation), files: filesOf(compilation) };
        compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(answer)));
      });
    });
  }
}

/**
 * The frame's own files, and those of what it shares with the remotes, which come before it can be drawn. What it loads
 * by itself later is not of it.
 * @param {import('@rspack/core').Compilation} compilation
 */
function frameOf(compilation) {
  const group = compilation.namedChunkGroups.get(frame);
  const shared = (group?.childrenIterable ?? []).filter(({ origins }) =>
    origins.some(({ module }) => module?.type === 'consume-shared-module'),
  );
  const files = [group, ...shared].flatMap((chunks) => chunks?.getFiles() ?? []);
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

/** @param {import('@rspack/core').Compilation} compilation */
function filesOf(compilation) {
  return compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => /^assets\/.*\.(js|css)$/.test(name));
}
