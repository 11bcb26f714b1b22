import { spawnSync } from 'node:child_process';
import { writeNew } from './write-new.ts';

const root = process.cwd();

try {
  const { paths, remaining } = writeNew(root, process.argv.slice(2));
  if (paths.some((path) => path.startsWith('libs/contracts/')))
    // It tells of every fault in the documents too, which are not ours here.
    spawnSync('npm', ['run', '--silent', 'documents'], { cwd: root, stdio: 'ignore' });
  console.log(paths.join('\n'));
  if (remaining !== undefined) console.log(remaining);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
