import { baseConfig } from './base-config.mjs';

/**
 * A build of the service worker beside the shell's: one file under an address that never changes, since the browser
 * asks for it by that address, and below no folder, since a worker reaches no further than where it stands.
 * @param {{ directory: string, worker: string }} options `worker` is its entry
 */
export function workerConfig({ directory, worker }) {
  const base = baseConfig({ directory, uniqueName: 'shell-worker' });
  return {
    ...base,
    name: 'shell-worker',
    dependencies: ['shell'],
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': worker },
    output: { ...base.output, clean: false, publicPath: '', filename: '[name].js' },
  };
}
