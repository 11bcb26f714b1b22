import { Compilation, sources } from '@rspack/core';

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Emits `index.html`. Its links are relative to `<base href>`, which the gateway sets to the base path; the gateway
 * also tells the title, and fills the two marks: `<!--alveole:head-->` (links, first data) and the content of `#root`.
 */
export class PagePlugin {
  /** @param {{ title: string, icon?: string }} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'PagePlugin', stage }, () => {
        compilation.emitAsset('index.html', new sources.RawSource(indexHtml(this.page, filesOf(compilation))));
      });
    });
  }
}

/** @param {import('@rspack/core').Compilation} compilation */
function filesOf(compilation) {
  const first = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
  const all = compilation.getAssets().map((asset) => asset.name);
  return {
    scripts: first.filter((file) => file.endsWith('.js')),
    styles: first.filter((file) => file.endsWith('.css')),
    fonts: all.filter((file) => /latin-wght-normal.*\.woff2$/.test(file) && !file.includes('latin-ext')),
  };
}

function indexHtml({ title, icon }, { scripts, styles, fonts }) {
  const lines = [
    '<!doctype html>',
    '<html lang="fr">',
    '<head>',
    '<meta charset="utf-8">',
    '<base href="/">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escape(title)}</title>`,
    ...(icon ? [`<link rel="icon" type="image/svg+xml" href="${icon}">`] : []),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`),
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...scripts.map((file) => `<script defer src="${file}"></script>`),
    '<!--alveole:head-->',
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '</body>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}
