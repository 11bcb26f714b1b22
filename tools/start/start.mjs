// `npm start`: the whole product in one process, from a fresh clone on.
import { build, installDependencies, product, requireNode } from './prepare.mjs';

requireNode();
installDependencies();
build();

// What fails names the place in the sources.
process.setSourceMapsEnabled(true);
await import(product);
