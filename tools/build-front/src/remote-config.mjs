import { baseConfig } from './base-config.mjs';
import { declaredRemote } from './declared-remote.mjs';
import { buildWay } from './build-way.mjs';
import { developmentServer } from './development-server.mjs';
import { federationPlugin } from './federation-plugin.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { PagePlugin } from './page-plugin.mjs';
import { prerenderConfig } from './prerender-config.mjs';
import { sharedByRemote } from './shared-modules.mjs';

/**
 * The builds of one remote: inside the shell (`rspack build`, `rspack serve`) and alone
 * (`rspack serve --env standalone`), where it brings every module itself. Its name, port and paths stand in its
 * `package.json`.
 * @param {{ directory: string, prerender?: Record<string, string> }} own
 *   `prerender` maps a page's file name to the entry that renders it to HTML.
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

const insideShell = ({ name, port, paths }, base) => ({
  ...base,
  name,
  entry: {},
  devServer: developmentServer({ port }),
  plugins: [
    ...base.plugins,
    federationPlugin({
      name,
      filename: 'remoteEntry.[contenthash:8].js',
      exposes: { './routes': './src/routes.tsx' },
      shared: sharedByRemote,
      experiments: { externalRuntime: true },
      optimization: { disableRemote: true },
    }),
    new ManifestPlugin({ name, paths }),
  ],
});

const standalone = ({ name, port, directory }, base) => ({
  ...base,
  name: `${name}-standalone`,
  entry: { standalone: './src/standalone.tsx' },
  output: { ...base.output, path: `${directory}/dist/standalone` },
  devServer: developmentServer({ port }),
  plugins: [...base.plugins, new PagePlugin({ title: name })],
});
