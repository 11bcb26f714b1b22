import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawSecrets } from './draw-secrets.ts';
import { fillEnv } from './fill-env.ts';
import { fillSecretManifest } from './fill-secret-manifest.ts';

const { values } = parseArgs({
  options: { from: { type: 'string', default: '.env.example' }, to: { type: 'string', default: '.env' } },
});
const fill = values.from.endsWith('.yaml') ? fillSecretManifest : fillEnv;

try {
  // Never over an existing file: its secrets may be the only copy.
  writeFileSync(values.to, fill(readFileSync(values.from, 'utf8'), drawSecrets()), { flag: 'wx', mode: 0o600 });
  console.log(`Secrets tirés au hasard dans ${values.to} (lisible par vous seul). Complétez les lignes restées vides.`);
} catch (error) {
  const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
  console.error(exists ? `${values.to} existe déjà : rien n’a été changé.` : (error as Error).message);
  process.exitCode = 1;
}
