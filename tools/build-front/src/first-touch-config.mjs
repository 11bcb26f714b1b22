import { baseConfig } from './base-config.mjs';

/**
 * A build of the script of a page at rest beside the shell's: one small file without the shell's runtime.
 * @param {{ directory: string, firstTouch: string }} options `firstTouch` is its entry
 */
export function firstTouchConfig({ directory, firstTouch }) {
  const base = baseConfig({ directory, uniqueName: 'shell-first-touch' });
  return {
    ...base,
    name: 'shell-first-touch',
    dependencies: ['shell'],
    entry: { 'first-touch': firstTouch },
    output: { ...base.output, clean: false, publicPath: '', filename: '[name].js' },
  };
}
