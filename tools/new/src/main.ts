import { execFileSync, spawnSync } from 'node:child_process';
import { applyChanges } from './change.ts';
import { workFor } from './command-line.ts';

const root = process.cwd();

try {
  const { changes, remaining } = workFor(root, process.argv.slice(2));
  applyChanges(root, changes);
  const paths = [...new Set(changes.map(({ path }) => path))];
  execFileSync('node_modules/.bin/prettier', ['--write', '--ignore-unknown', '--log-level', 'warn', ...paths], {
    cwd: root,
    stdio: 'inherit',
  });
  if (paths.some((path) => path.startsWith('libs/contracts/')))
    // It tells of every fault in the documents too, which are not ours here.
    spawnSync('npm', ['run', '--silent', 'documents'], { cwd: root, stdio: 'ignore' });
  console.log(paths.join('\n'));
  if (remaining !== undefined) console.log(remaining);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
