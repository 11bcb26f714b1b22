import { Module, createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Compilation, sources } from '@rspack/core';
import { tsImport } from 'tsx/esm/api';

const require = createRequire(import.meta.url);
const campaignsDir = resolve(import.meta.dirname, '../../../campaigns');

/** Runs each entry of a Node build and emits in its place each page that its `pages(campaigns)` returns. */
export class PrerenderPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'PrerenderPlugin', stage }, async () => {
        const campaigns = await drawnCampaigns();
        const entries = entryFiles(compilation);
        for (const { name, source } of compilation.getAssets()) {
          compilation.deleteAsset(name);
          if (entries.has(name)) await emitPages(compilation, run(name, source.source().toString()).pages(campaigns));
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

/** The campaigns of the repository: an installation of another one has its pages drawn by the browser. */
async function drawnCampaigns() {
  const { campaignIds, requireCampaign } = await tsImport('@alveole/campaigns', import.meta.url);
  return campaignIds(campaignsDir).map((id) => requireCampaign(campaignsDir, id));
}

async function emitPages(compilation, pages) {
  for (const [page, html] of Object.entries(await pages))
    compilation.emitAsset(`${page}.html`, new sources.RawSource(html));
}

function run(name, code) {
  const bundle = new Module(name);
  bundle.require = require;
  bundle._compile(code, name);
  return bundle.exports;
}
