// `npm test`: every unit and service test, from a fresh clone on. Arguments go to jest.
import { spawnSync } from 'node:child_process';
import { installDependencies, requireNode, root } from './prepare.mjs';

requireNode();
installDependencies();

const jest = spawnSync('npx', ['jest', '--maxWorkers=2', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exit(jest.status ?? 1);
