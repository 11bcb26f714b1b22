import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deployedRemotes, deploymentFiles } from '@alveole/publish-remote/deployment-files';
import type { DeployedRemote } from '@alveole/publish-remote/deployment-files';
import type { Change } from './change.ts';
import { namesOf } from './names.ts';
import { screenRows } from './screen/new-screen.ts';
import { screenFiles } from './screen/screen-files.ts';
import { refusePackage } from './taken-names.ts';

export interface RemoteWishes {
  /** Folder in `apps`. */
  readonly name: string;
  /** Its first screen, and the beginning of the addresses that it shows. */
  readonly address: string;
  /** French title of its first screen. */
  readonly title: string;
}

/** A remote with one screen. Neither contracts nor shell nor gateway learn of it: it declares itself. */
export function newRemote(root: string, { name, address, title }: RemoteWishes): Change[] {
  const { pascal, kebab, snake } = namesOf(name);
  const first = { remote: kebab, name: `show-${kebab}`, title };
  const folder = `apps/${kebab}`;
  refusePackage(root, kebab);
  return [
    { path: `${folder}/package.json`, text: manifest(kebab, { name: snake, port: freePort(root), paths: [address] }) },
    { path: `${folder}/rspack.config.mjs`, text: build },
    { path: `${folder}/src/routes.tsx`, text: routes(pascal, namesOf(first.name), address) },
    { path: `${folder}/src/standalone.tsx`, text: standalone(pascal) },
    ...screenRows(root, { address, title }),
    ...screenFiles(first),
    ...deployments(root, { folder: kebab, name: snake }),
  ];
}

/** The distributed profile runs what applications declare; `npm run documents` would write the same. */
function deployments(root: string, remote: DeployedRemote): Change[] {
  const remotes = [...deployedRemotes(root), remote].sort((one, other) => (one.folder < other.folder ? -1 : 1));
  return deploymentFiles.map(({ path, withRemotes }) => ({ path, edit: (text) => withRemotes(text, remotes) }));
}

/** The port after the last one that a remote's development server has. */
function freePort(root: string): number {
  const manifests = readdirSync(join(root, 'apps'))
    .map((folder) => join(root, 'apps', folder, 'package.json'))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')) as { remote?: { port: number } });
  return Math.max(...manifests.map(({ remote }) => remote?.port ?? 0)) + 1;
}

const libraries = ['contracts', 'router', 'shared-screens', 'ui'].map((name) => [`@alveole/${name}`, '*']);

const manifest = (kebab: string, remote: object) =>
  `${JSON.stringify(
    {
      name: `@alveole/${kebab}`,
      version: '0.0.0',
      private: true,
      type: 'module',
      remote,
      scripts: { build: 'rspack build', standalone: 'rspack serve --env standalone' },
      dependencies: {
        '@alveole/api-client': '*',
        ...Object.fromEntries(libraries),
        react: '19.3.1',
        'react-dom': '19.3.1',
      },
      devDependencies: { '@alveole/build-front': '*', '@alveole/testing': '*' },
      nx: {
        tags: ['layer:browser', 'type:app', `scope:${kebab}`],
        targets: { test: {}, lint: {}, types: {} },
      },
    },
    null,
    2,
  )}\n`;

const build = `import { remoteConfig } from '@alveole/build-front';

export default remoteConfig({ directory: import.meta.dirname });
`;

const routes = (
  pascal: string,
  first: { kebab: string; pascal: string },
  address: string,
) => `import type { RemoteProps } from '@alveole/contracts';
import { PageRoutes } from '@alveole/router';
import type { PageEntry } from '@alveole/router';
import type { ReactNode } from 'react';

/** The pages of this remote; each loads when it is first shown. */
const pages: readonly PageEntry<RemoteProps>[] = [
  { path: '${address}', load: async () => (await import('./${first.kebab}/${first.kebab}-page.tsx')).${first.pascal}Page },
];

/** The one module that this remote exposes. */
export default function ${pascal}Routes(props: RemoteProps): ReactNode {
  return <PageRoutes pages={pages} props={props} />;
}
`;

const standalone = (pascal: string) => `import { runStandalone } from '@alveole/shared-screens/standalone';
import '@alveole/ui/tokens.css';
import '@alveole/ui/fonts.css';
import '@alveole/ui/base.css';
import ${pascal}Routes from './routes.tsx';

void runStandalone(${pascal}Routes);
`;
