import { baseConfig } from './base-config.mjs';

/**
 * A build of small scripts beside the shell's, each one file without the shell's runtime: `first-touch.js` of a page at
 * rest, and those which the gateway writes into pages of the signed-in: `ask-ahead.js` and `draw-waiting.js`.
 * @param {{ directory: string, firstTouch: string, askAhead: string, drawWaiting: string }} options their entries
 */
export function smallScriptsConfig({ directory, firstTouch, askAhead, drawWaiting }) {
  const base = baseConfig({ directory, uniqueName: 'shell-small-scripts' });
  return {
    ...base,
    name: 'shell-small-scripts',
    dependencies: ['shell'],
    entry: { 'first-touch': firstTouch, 'ask-ahead': askAhead, 'draw-waiting': drawWaiting },
    output: { ...base.output, clean: false, publicPath: '', filename: '[name].js' },
  };
}
