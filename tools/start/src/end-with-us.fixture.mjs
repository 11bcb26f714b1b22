// Starts a command that starts another one, as a build does, and waits.
import { endWithNpm, spawnWithUs } from '../end-with-us.mjs';

endWithNpm();
const child = spawnWithUs('sh', ['-c', 'sleep 600 & echo started; wait'], { stdio: 'inherit' });
child.once('exit', () => process.exit(1));
