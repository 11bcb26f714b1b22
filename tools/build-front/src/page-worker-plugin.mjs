import { basename } from 'node:path';
import { rspack } from '@rspack/core';

/** Where the build of a remote finds the workers of its pages, as `<name>.js`; it takes them from there as files. */
const folder = 'dist-workers';

/**
 * Builds a worker of a page before the remote: one classic script that needs nothing beside it. Bundled with the remote,
 * it would wait for the federation runtime, which the shell brings to pages and to no worker.
 */
export class PageWorkerPlugin {
  #built;

  /** @param {{ entry: string, base: import('@rspack/core').Configuration }} options `entry` ends in `.ts` */
  constructor({ entry, base }) {
    this.config = pageWorkerConfig({ entry, base });
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.beforeCompile.tapPromise('PageWorkerPlugin', () => (this.#built ??= build(this.config)));
    compiler.hooks.watchRun.tap('PageWorkerPlugin', ({ modifiedFiles }) => {
      if (modifiedFiles?.size) this.#built = undefined;
    });
  }
}

const pageWorkerConfig = ({ entry, base }) => ({
  ...base,
  name: basename(entry, '.ts'),
  target: ['webworker', 'es2022'],
  entry: { [basename(entry, '.ts')]: entry },
  output: { ...base.output, path: `${base.context}/${folder}`, clean: false, publicPath: '', filename: '[name].js' },
  module: {
    ...base.module,
    parser: { ...base.module.parser, javascript: { dynamicImportMode: 'eager' } },
  },
  plugins: [],
});

function build(config) {
  const compiler = rspack(config);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      const failed = failure ?? (stats.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (failed ? reject(failed) : resolve()));
    });
  });
}
