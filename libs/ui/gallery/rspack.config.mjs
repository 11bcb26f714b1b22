import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const browsers = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16.4'];

/** The gallery under the policy of the product, so that nothing in the kit needs more. */
const contentSecurityPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-src 'self' data:; connect-src 'self' ws:";

/** react-aria speaks thirty languages; the gallery speaks one, as the product. */
const onlyFrench = new rspack.NormalModuleReplacementPlugin(/\/[a-z]{2}-[A-Z]{2}\.m?js$/, (resource) => {
  if (/react-aria|react-stately/.test(resource.context))
    resource.request = resource.request.replace(/[a-z]{2}-[A-Z]{2}(\.m?js)$/, 'fr-FR$1');
});

export default (env = {}) => {
  const live = Boolean(env.RSPACK_SERVE);
  return {
    context: import.meta.dirname,
    mode: live ? 'development' : 'production',
    entry: './main.tsx',
    target: ['web', 'es2022'],
    devtool: live ? 'cheap-module-source-map' : false,
    output: { path: `${import.meta.dirname}/dist`, clean: true, publicPath: '/', uniqueName: 'gallery' },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: {
      parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            env: { targets: browsers },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: live, refresh: live } },
            },
          },
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    plugins: [
      onlyFrench,
      new rspack.HtmlRspackPlugin({ template: './index.html' }),
      ...(live ? [new ReactRefreshRspackPlugin()] : []),
    ],
    devServer: {
      host: process.env.HOST ?? '127.0.0.1',
      port: Number(process.env.PORT ?? 8190),
      historyApiFallback: true,
      headers: { 'Content-Security-Policy': contentSecurityPolicy },
      client: { overlay: false },
    },
  };
};
