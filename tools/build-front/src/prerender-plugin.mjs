import { Module, createRequire } from 'node:module';
import { Compilation, sources } from '@rspack/core';

const require = createRequire(import.meta.url);

/** Runs each entry of a Node build and emits in its place each page that its `pages()` returns. */
export class PrerenderPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'PrerenderPlugin', stage }, async () => {
        const entries = entryFiles(compilation);
        for (const { name, source } of compilation.getAssets()) {
          compilation.deleteAsset(name);
          if (entries.has(name)) await emitPages(compilation, name, source.source().toString());
        }
      });
    });
  }
}

/** The pages themselves; the other files are pages that load later, which nobody runs here. */
function entryFiles(compilation) {
  const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
  return new Set(files.filter((file) => file.endsWith('.cjs')));
}

async function emitPages(compilation, name, code) {
  for (const [page, html] of Object.entries(await run(name, code).pages()))
    compilation.emitAsset(`${page}.html`, new sources.RawSource(html));
}

function run(name, code) {
  const bundle = new Module(name);
  bundle.require = require;
  bundle._compile(code, name);
  return bundle.exports;
}
