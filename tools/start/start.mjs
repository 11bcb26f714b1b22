// `npm start`: the whole product in one process, from a fresh clone on.
import { buildFronts, installDependencies, requireNode } from './prepare.mjs';

requireNode();
installDependencies();
buildFronts();

const { register } = await import('tsx/esm/api');
register();
await import('./src/main.ts');
