// `npm test`: every unit and service test, from a fresh clone on. Arguments go to jest.
import { spawnSync } from 'node:child_process';
import { installDependencies, requireNode, root, say } from './prepare.mjs';

requireNode();
installDependencies();
say(`Tests sur Node ${process.versions.node}`);

const jest = spawnSync('npx', ['jest', '--maxWorkers=2', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exit(jest.status ?? 1);
