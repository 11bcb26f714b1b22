// `npm run dev -- back-office`: the whole product with the named remotes live, from a fresh clone on.
import { endWithNpm } from './end-with-us.mjs';
import { installDependencies, requireNode } from './prepare.mjs';

endWithNpm();
requireNode();
await installDependencies();

const { register } = await import('tsx/esm/api');
register();
await import('./src/develop/main.ts');
