import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { published } from './build-way.mjs';
import { schemasAsked } from './route-shapes-loader.mjs';
import { federationAliases } from './federation-aliases.mjs';

/** Browsers of the last three years. */
export const browsers = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16.4'];

/** The stylesheets' class names; the prerendering build must give the same ones. */
export const classNames = { localIdentName: '[local]-[hash:base64:6]' };

/** `import classes from './x.module.css'`. */
const wholeClasses = { namedExports: false };

const scripts = ({ production, live }) => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    env: { targets: browsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh: live } },
    },
  },
  type: 'javascript/auto',
});

const loader = (name) => fileURLToPath(new URL(`${name}-loader.mjs`, import.meta.url));

/** The libraries whose modules do nothing but declare. */
const pureConstants = {
  test: /libs\/(contracts|domain|validation)\/src\/.*\.ts$/,
  loader: loader('pure-constants'),
  enforce: 'pre',
};

/**
 * The contracts' files that declare calls, and those that name fields on the wire: a page brings shapes and names alone. While
 * someone develops it brings the schemas, whose shapes it makes itself.
 */
const routeShapes = {
  test: /libs\/contracts\/src\/[a-z-]+\/(([a-z-]+-)?routes|routes\/[a-z-]+|(profile|training)-wire)\.ts$/,
  resourceQuery: { not: new RegExp(schemasAsked) },
  loader: loader('route-shapes'),
  enforce: 'post',
};

const noJsonSchema = {
  test: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/,
  loader: loader('no-json-schema'),
};

/**
 * react-aria speaks thirty languages; this product speaks one, and in its own words where those of the library are wrong in
 * it (the kit's `french-strings`).
 */
const onlyFrench = new rspack.NormalModuleReplacementPlugin(/\/[a-z]{2}-[A-Z]{2}\.m?js$/, (resource) => {
  if (!/@react-aria|@react-stately|react-aria/.test(resource.context)) return;
  const [, part] = /\/intl\/(overlays|combobox)\//.exec(resource.request) ?? [];
  resource.request = part
    ? fileURLToPath(new URL(`../../../libs/ui/french-strings/${part}.cjs`, import.meta.url))
    : resource.request.replace(/[a-z]{2}-[A-Z]{2}(\.m?js)$/, 'fr-FR$1');
});

/**
 * The PDF reader's own scripts are taken as they are: its worker, under an ending that every server knows, and a decoder
 * that the worker asks for by its name.
 */
const pdfReader = [
  {
    test: /pdf\.worker\.min\.mjs$/,
    type: 'asset/resource',
    generator: { filename: 'assets/pdf-worker.[contenthash:8].js' },
  },
  {
    test: /openjpeg_nowasm_fallback\.js$/,
    type: 'asset/resource',
    generator: { filename: 'assets/pdf-decoders/[name][ext]' },
  },
];

/**
 * What every front build has in common.
 * @param {{ directory: string, uniqueName: string, way?: import('./build-way.mjs').BuildWay }} options
 * @returns {import('@rspack/core').Configuration}
 */
export function baseConfig({ directory, uniqueName, way = published }) {
  const { production, live, folder } = way;
  return {
    context: directory,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: `${directory}/${folder}`,
      clean: true,
      uniqueName,
      publicPath: 'auto',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      cssFilename: 'assets/[name].[contenthash:8].css',
      cssChunkFilename: 'assets/[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], alias: federationAliases() },
    module: {
      rules: [
        scripts(way),
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(svg|png|jpg|woff2)$/, type: 'asset/resource' },
        ...pdfReader,
        ...(production ? [pureConstants, routeShapes, noJsonSchema] : []),
      ],
      parser: { 'css/auto': wholeClasses, 'css/module': wholeClasses },
      generator: { 'css/auto': classNames, 'css/module': classNames },
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          exclude: /assets\/(pdf|heic)-/,
          minimizerOptions: { compress: { passes: 3, ecma: 2022 }, format: { comments: false, ecma: 2022 } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    // The page is served by the gateway, which knows nothing of what is compiled when it is first looked at.
    lazyCompilation: false,
    performance: false,
    // Pages bring the kit's stylesheets in the order in which they draw its parts. No rule of one part rests on another's.
    ignoreWarnings: [/Conflicting order/],
    stats: 'errors-warnings',
    plugins: [onlyFrench, ...(live ? [new ReactRefreshRspackPlugin()] : [])],
  };
}
