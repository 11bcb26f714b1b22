import { readFileSync } from 'node:fs';

/**
 * The modules of which one page holds exactly one copy. Narrow workspace packages stand for whole libraries,
 * since sharing switches tree-shaking off. Sharing matches the literal request: import them by these names.
 *
 * `first` modules come with the shell's first file; `late` ones load when a screen first needs them, so that the public
 * landing does not carry the query cache. Of the component kit only its provider is one: each remote carries the parts
 * that its pages draw, and each page loads those alone (docs/adr/0062).
 */
const modules = /** @type {const} */ ({
  react: 'first',
  'react-dom': 'first',
  '@alveole/router': 'first',
  '@alveole/query': 'late',
  '@alveole/ui/provider': 'first',
});

const singleton = { singleton: true, requiredVersion: false };

/** @param {(arrival: 'first' | 'late') => object} rest */
const share = (rest) =>
  Object.fromEntries(Object.entries(modules).map(([name, arrival]) => [name, { ...singleton, ...rest(arrival) }]));

/** The shell brings every shared module. */
export const sharedByShell = share((arrival) => ({ eager: arrival === 'first' }));

/** A remote inside the shell brings none: it takes the shell's. */
export const sharedByRemote = share(() => ({ import: false }));

/** What shell and remotes have in common beside the modules: `RemoteProps`, by the version of its package. */
const contract = '@alveole/contracts';

/** What the shell of this repository gives: the version of each package. */
export const shellGifts = Object.fromEntries(
  [contract, ...Object.keys(modules)].map(packageOf).map((name) => [name, versionOf(name)]),
);

/** What a remote that is built now takes from the shell that shows it: this version or a later one of the same major. */
export const remoteNeeds = Object.fromEntries(
  Object.entries(shellGifts).map(([name, version]) => [name, `^${version}`]),
);

/** @param {string} module `@alveole/ui/provider` is of `@alveole/ui` */
function packageOf(module) {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}

/** @param {string} name */
function versionOf(name) {
  const place = new URL(`../../../node_modules/${name}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(place, 'utf8')).version;
}
