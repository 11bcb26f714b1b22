import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The federation runtime asks for its own CommonJS files, which cannot be tree-shaken. Each is replaced by its
 * ESM twin; all of them, or the page carries two copies of the runtime.
 * @returns {Record<string, string>} for `resolve.alias`
 */
export function federationAliases() {
  const federation = dirname(dirname(dirname(require.resolve('@module-federation/runtime'))));
  const at = (...parts) => join(federation, ...parts);
  const runtime = at('runtime', 'dist', 'index.js');
  return {
    [at('webpack-bundler-runtime', 'dist', 'index.cjs')]: at('webpack-bundler-runtime', 'dist', 'bundler.js'),
    [at('runtime', 'dist', 'index.cjs')]: runtime,
    [at('inject-external-runtime-core-plugin', 'dist', 'index.cjs')]: at(
      'inject-external-runtime-core-plugin',
      'dist',
      'index.js',
    ),
    // An error keeps its code, by which its page of the manual is found; the sentences cost the landing half a KiB.
    [at('error-codes', 'dist', 'desc.mjs')]: join(import.meta.dirname, 'federation-errors.mjs'),
    '@module-federation/runtime/helpers': at('runtime', 'dist', 'helpers.js'),
    '@module-federation/runtime$': runtime,
  };
}
