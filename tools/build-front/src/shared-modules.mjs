/**
 * The modules of which one page holds exactly one copy. Narrow workspace packages stand for whole libraries,
 * since sharing switches tree-shaking off. Sharing matches the literal request: import them by these names.
 *
 * `first` modules come with the shell's first file; `late` ones load when a screen first needs them,
 * so that the public landing carries neither the component kit nor the query cache.
 */
const modules = /** @type {const} */ ({
  react: 'first',
  'react-dom': 'first',
  '@alveole/router': 'first',
  '@alveole/query': 'late',
  '@alveole/ui': 'late',
});

const singleton = { singleton: true, requiredVersion: false };

/** @param {(arrival: 'first' | 'late') => object} rest */
const share = (rest) =>
  Object.fromEntries(Object.entries(modules).map(([name, arrival]) => [name, { ...singleton, ...rest(arrival) }]));

/** The shell brings every shared module. */
export const sharedByShell = share((arrival) => ({ eager: arrival === 'first' }));

/** A remote inside the shell brings none: it takes the shell's. */
export const sharedByRemote = share(() => ({ import: false }));
