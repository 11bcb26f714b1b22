import { join } from 'node:path';
import { packRemote } from './pack-remote.ts';

const [remote, target] = process.argv.slice(2);
if (!remote || !target) {
  console.error('pack-remote <remote> <folder>   lays apps/<remote>/dist out for its own server');
  process.exit(1);
}
console.log(`${remote} ${await packRemote({ buildFolder: join('apps', remote, 'dist'), target })}`);
