import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demonstrationConfig } from '@alveole/contracts/fixtures';
import { createDirectorySource, everyServiceAt, publishBuild, startGateway } from '@alveole/gateway';
import { apps, declaredRemotes } from '@alveole/publish-remote';
import { createLogger } from '@alveole/service-kit';

/** An address where no service listens: these benches look at pages only. */
const nowhere = 'http://127.0.0.1:9';

/** The gateway with the builds of shell and remotes (`npm run build` first) and no service behind. */
export async function serveFront(port = 0): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'alveole-front-'));
  for (const { buildFolder } of await declaredRemotes()) await publishBuild({ buildFolder, remotesFolder: folder });
  const gateway = await startGateway({
    host: '127.0.0.1',
    port,
    shellDir: join(apps, 'shell/dist'),
    remotesRegistry: createDirectorySource(folder),
    routesTo: everyServiceAt(nowhere),
    publicConfig: demonstrationConfig,
    publicUrl: 'http://127.0.0.1',
    objectStoreUrl: nowhere,
    bucket: 'none',
    logger: createLogger({ service: 'gateway', level: 'silent' }),
  });
  return {
    url: gateway.url,
    close: async () => {
      await gateway.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
