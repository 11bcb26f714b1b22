import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { baseConfig } from './base-config.mjs';
import { buildWay } from './build-way.mjs';
import { developmentServer } from './development-server.mjs';
import { federationPlugin } from './federation-plugin.mjs';
import { PagePlugin } from './page-plugin.mjs';
import { prerenderConfig } from './prerender-config.mjs';
import { smallScriptsConfig } from './small-scripts-config.mjs';
import { workerConfig } from './worker-config.mjs';
import { ShellFilePlugin } from './shell-file-plugin.mjs';
import { sharedByShell, shellGifts } from './shared-modules.mjs';

/**
 * The build of the host. It brings every shared module and the federation runtime; it names no remote,
 * since those are found at run time.
 * @param {{ port: number, directory: string, title: string, worker: string, firstTouch: string, askAhead: string,
 *   drawWaiting: string, prerender: string }} shell
 */
export function shellConfig(shell) {
  return (env = {}) => {
    const way = buildWay(env);
    const host = hostOf(shell, baseConfig({ ...shell, uniqueName: 'shell', way }));
    return way.production
      ? [host, prerenderConfig({ ...shell, name: 'shell' }), workerConfig(shell), smallScriptsConfig(shell)]
      : withRefreshHook(host);
  };
}

const refreshHook = fileURLToPath(new URL('refresh-hook.mjs', import.meta.url));

const withRefreshHook = (host) => ({ ...host, entry: { shell: [refreshHook, host.entry.shell] } });

const hostOf = ({ port, title }, base) => ({
  ...base,
  name: 'shell',
  entry: { shell: './src/main.tsx' },
  devServer: developmentServer({ port }),
  plugins: [
    ...base.plugins,
    new PagePlugin({ title, icon: 'favicon.svg' }),
    new rspack.DefinePlugin({ SHELL_GIFTS: JSON.stringify(shellGifts) }),
    new ShellFilePlugin(shellGifts),
    new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
    federationPlugin({
      name: 'shell',
      manifest: false,
      shared: sharedByShell,
      experiments: { provideExternalRuntime: true },
      optimization: { disableSnapshot: true },
    }),
  ],
});
