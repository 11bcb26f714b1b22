import { rspack } from '@rspack/core';
import { baseConfig } from './base-config.mjs';
import { declaredRemote } from './declared-remote.mjs';
import { buildWay } from './build-way.mjs';
import { developmentServer } from './development-server.mjs';
import { federationPlugin } from './federation-plugin.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { PageWorkerPlugin } from './page-worker-plugin.mjs';
import { PagePlugin } from './page-plugin.mjs';
import { prerenderConfig } from './prerender-config.mjs';
import { sharedByRemote } from './shared-modules.mjs';

/**
 * The builds of one remote: inside the shell (`rspack build`, `rspack serve`) and alone
 * (`rspack serve --env standalone`), where it brings every module itself. Its name, port and paths stand in its
 * `package.json`.
 * @param {{ directory: string, prerender?: string, licences?: readonly string[], pageWorkers?: readonly string[] }} own
 *   `prerender` is the entry that renders the light pages to HTML; `licences` the folders of licences that go out with it,
 *   `pageWorkers` the entries of workers that its pages start.
 */
export function remoteConfig(own) {
  const remote = { ...own, ...declaredRemote(own.directory) };
  return (env = {}) => {
    const way = buildWay(env);
    const base = baseConfig({ ...remote, uniqueName: remote.name, way });
    if (env.standalone) return standalone(remote, base);
    const federated = insideShell(remote, base);
    return remote.prerender && way.production ? [federated, prerenderConfig(remote)] : federated;
  };
}

/**
 * Bytes below which what pages have in common comes with each of them: a page of thirty small files waits for each of
 * their answers, and to the browser one more file costs more than the few KiB that two pages both bring.
 */
const leastShared = 60_000;

const insideShell = ({ name, port, paths, licences, pageWorkers }, base) => ({
  ...base,
  name,
  // For the operator alone: no script names its map, and publishing leaves it out.
  devtool: process.env.SOURCE_MAPS && base.mode === 'production' ? 'hidden-source-map' : base.devtool,
  optimization: { ...base.optimization, splitChunks: { minSize: leastShared } },
  entry: {},
  devServer: developmentServer({ port }),
  plugins: [
    ...base.plugins,
    ...pluginsOf(pageWorkers, base),
    federationPlugin({
      name,
      filename: 'remoteEntry.[contenthash:8].js',
      exposes: { './routes': './src/routes.tsx' },
      shared: sharedByRemote,
      experiments: { externalRuntime: true },
      optimization: { disableRemote: true },
    }),
    new ManifestPlugin({ name, paths }),
    ...pluginsOfLicences(licences),
  ],
});

const pluginsOfLicences = (folders = []) =>
  folders.length === 0
    ? []
    : [new rspack.CopyRspackPlugin({ patterns: folders.map((from) => ({ from, to: 'assets/licences' })) })];

const pluginsOf = (pageWorkers = [], base) => pageWorkers.map((entry) => new PageWorkerPlugin({ entry, base }));

const standalone = ({ name, port, directory, pageWorkers }, base) => ({
  ...base,
  name: `${name}-standalone`,
  entry: { standalone: './src/standalone.tsx' },
  output: { ...base.output, path: `${directory}/dist/standalone` },
  devServer: developmentServer({ port }),
  plugins: [...base.plugins, ...pluginsOf(pageWorkers, base), new PagePlugin({ title: name })],
});
