import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { demonstrationConfig } from '@alveole/contracts/fixtures';
import { everyServiceAt, remotesOf, startGateway } from '@alveole/gateway';
import type { RunningGateway } from '@alveole/gateway';
import { gatewayConfig } from '@alveole/gateway/config';
import { copyTree, linkPackages } from '@alveole/new/copied-tree';
import type { CopiedTree } from '@alveole/new/copied-tree';
import { writeNew } from '@alveole/new/write-new';
import { createLogger, loadConfig } from '@alveole/service-kit';
import { packRemote } from '../pack-remote/pack-remote.ts';
import { onThisMachine } from '../platform/on-this-machine.ts';
import { operatorVariables } from '../platform/operator-settings.ts';
import { environmentOf, readComposeFile } from './compose-file.ts';
import { readDeployments } from './manifests.ts';

const folder = 'training-desk';

/** What the image of a remote serves: the files of a folder. */
async function serverOf(root: string): Promise<Server> {
  const server = createServer((request, response) => {
    try {
      response.end(readFileSync(join(root, new URL(request.url ?? '', 'http://x').pathname)));
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe('a remote that the generator writes', () => {
  let tree: CopiedTree;
  let image: Server;
  let gateway: RunningGateway;
  beforeAll(async () => {
    tree = copyTree();
    writeNew(tree.root, ['remote', folder, '/admin/backend/cours', 'Cours à l’année']);
    linkPackages(tree.root);
    const app = join(tree.root, 'apps', folder);
    execFileSync(join(tree.root, 'node_modules/.bin/rspack'), ['build'], { cwd: app, stdio: 'pipe' });
    await packRemote({ buildFolder: join(app, 'dist'), target: join(tree.root, 'packed') });
    image = await serverOf(join(tree.root, 'packed'));

    const compose = readComposeFile(join(tree.root, 'docker-compose.yml'));
    const environment = onThisMachine('gateway', environmentOf(compose, 'gateway', operatorVariables()), {
      ports: { [folder]: portOf(image), gateway: 8080 },
      servers: { REMOTES_DIR: join(tree.root, 'published'), REMOTES_KEPT_DIR: join(tree.root, 'kept') },
    });
    gateway = await startGateway({
      host: '127.0.0.1',
      port: 0,
      shellDir: join(tree.root, 'apps/shell/documents'),
      remotesRegistry: remotesOf(loadConfig(gatewayConfig, environment)),
      routesTo: everyServiceAt('http://127.0.0.1:9'),
      publicConfig: demonstrationConfig,
      publicUrl: 'http://127.0.0.1',
      objectStoreUrl: 'http://127.0.0.1:9',
      bucket: 'none',
      logger: createLogger({ service: 'gateway', level: 'fatal' }),
    });
  });
  afterAll(async () => {
    await gateway?.close();
    image?.close();
    tree?.remove();
  });

  it('a new remote has a container in the compose file and a deployment in the manifests, without an edit by hand', () => {
    const { services } = readComposeFile(join(tree.root, 'docker-compose.yml'));
    expect(services[folder]).toMatchObject({ image: `alveole/${folder}`, build: { args: { REMOTE: folder } } });
    const deployed = readDeployments(join(tree.root, 'infra/k8s/base/remotes.yaml'));
    expect(deployed.map(({ name }) => name)).toContain(folder);
    const settings = readFileSync(join(tree.root, 'infra/k8s/base/settings.env'), 'utf8');
    expect(settings).toContain(`"training_desk":"http://${folder}:8080"`);
  });

  it('a new remote is served by the gateway of the distributed profile from its image', async () => {
    const { remotes } = (await (await fetch(`${gateway.url}/remotes.json`)).json()) as {
      remotes: { name: string; paths: string[]; manifest: string }[];
    };
    expect(remotes).toEqual([expect.objectContaining({ name: 'training_desk', paths: ['/admin/backend/cours'] })]);
    const manifest = await fetch(`${gateway.url}${remotes[0]?.manifest}`);
    expect(await manifest.json()).toMatchObject({ alveole: { name: 'training_desk' } });
  });
});
