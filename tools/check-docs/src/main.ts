import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { documentFaults } from './check.ts';
import { clientSources } from './client/client-sources.ts';
import { generatedDocuments } from './generated-documents.ts';

const root = resolve(import.meta.dirname, '../../..');

if (process.argv.includes('--write')) {
  for (const { path, content } of [...generatedDocuments(), ...(await clientSources())]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

const faults = await documentFaults(root);
faults.forEach((fault) => console.error(fault));
console.log(faults.length === 0 ? 'Les documents disent vrai.' : `${faults.length} faute(s) dans les documents.`);
process.exitCode = faults.length === 0 ? 0 : 1;
