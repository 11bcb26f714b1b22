import { baseConfig, classNames } from './base-config.mjs';
import { PrerenderPlugin } from './prerender-plugin.mjs';

/**
 * A second build of some pages for Node, whose modules export `pages(campaigns)`, HTML by page; the plugin writes each to
 * `dist/prerendered/<page>.html`. The class names equal those of the browser build.
 * @param {{ name: string, directory: string, prerender: string }} options
 */
export function prerenderConfig({ name, directory, prerender }) {
  const base = baseConfig({ directory, uniqueName: name });
  const exportsOnly = { ...classNames, exportsOnly: true };
  return {
    ...base,
    name: `${name}-prerender`,
    dependencies: [name],
    target: 'node20',
    entry: { prerender },
    output: {
      ...base.output,
      path: `${directory}/dist/prerendered`,
      clean: false,
      // Node has no address to find one from.
      publicPath: '',
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    module: { ...base.module, generator: { 'css/auto': exportsOnly, 'css/module': exportsOnly } },
    optimization: { minimize: false, splitChunks: false },
    plugins: [...base.plugins, new PrerenderPlugin()],
  };
}
