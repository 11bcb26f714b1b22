import { join } from 'node:path';
import { runCommand } from './command-line.ts';
import { apps } from './declared-remotes.ts';
import { openRegistry } from './open-registry.ts';

const buildFolderOf = (name: string): string => join(apps, name.replaceAll('_', '-'), 'dist');

try {
  const { registry, preview, mapsFolder, close } = await openRegistry(process.env);
  try {
    for (const line of await runCommand(process.argv.slice(2), { registry, buildFolderOf, preview, mapsFolder }))
      console.log(line);
  } finally {
    close();
  }
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : 'failed');
  process.exitCode = 1;
}
