import * as query from '@alveole/query';
import * as router from '@alveole/router';
import * as ui from '@alveole/ui/provider';
import queryPackage from '@alveole/query/package.json';
import routerPackage from '@alveole/router/package.json';
import uiPackage from '@alveole/ui/package.json';
import recorded from './shared-modules.json';

const modules = [
  { name: '@alveole/ui', version: uiPackage.version, gives: Object.keys(ui) },
  { name: '@alveole/router', version: routerPackage.version, gives: Object.keys(router) },
  { name: '@alveole/query', version: queryPackage.version, gives: Object.keys(query) },
] as const;

/*
 * A remote takes these modules from the shell that runs, which another team deploys. Their versions say whether the two
 * fit, so a version must say the truth. Fails here? Give the package its next version (a minor for a name more, a
 * major for a name less or a name that means something else) and write both into `shared-modules.json`.
 */
describe.each(modules)('$name at $version', ({ name, version, gives }) => {
  it('gives what was recorded for this version', () => {
    expect({ version, gives: gives.sort() }).toEqual(recorded[name]);
  });
});
