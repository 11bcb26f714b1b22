// `node bundle.mjs OUT`: the command in one file without dependencies, so that nothing of the platform verifies itself.
import { build } from 'esbuild';

const [outfile = 'dist/alveole-verify.mjs'] = process.argv.slice(2);
await build({
  entryPoints: [new URL('src/main.ts', import.meta.url).pathname],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  legalComments: 'none',
  logLevel: 'error',
});
