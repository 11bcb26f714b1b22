// `npm start`: the whole product in one process, from a fresh clone on.
import { endWithNpm } from './end-with-us.mjs';
import { build, installDependencies, product, requireNode } from './prepare.mjs';

endWithNpm();
requireNode();
await installDependencies();
await build();

// What fails names the place in the sources.
process.setSourceMapsEnabled(true);
await import(product);
