import { baseConfig } from './base-config.mjs';

/**
 * A build of small scripts beside the shell's, each one file without the shell's runtime: `first-touch.js` of a page at
 * rest, and `ask-ahead.js`, which the gateway writes into pages of the signed-in.
 * @param {{ directory: string, firstTouch: string, askAhead: string }} options their entries
 */
export function smallScriptsConfig({ directory, firstTouch, askAhead }) {
  const base = baseConfig({ directory, uniqueName: 'shell-small-scripts' });
  return {
    ...base,
    name: 'shell-small-scripts',
    dependencies: ['shell'],
    entry: { 'first-touch': firstTouch, 'ask-ahead': askAhead },
    output: { ...base.output, clean: false, publicPath: '', filename: '[name].js' },
  };
}
