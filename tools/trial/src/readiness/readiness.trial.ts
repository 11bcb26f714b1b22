import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform, startServers } from '@alveole/distributed/platform';
import type { Trial } from '../frame/trial.ts';
import { withoutBroker } from './without-broker.ts';
import { withoutDatabase } from './without-database.ts';

/** Needs RabbitMQ and nginx, and the builds of the remotes (`npm run build`). */
export const trial: Trial = {
  promise:
    'A service is ready while it can answer: a broker that is away takes no instance out, a database that is away does',
  async run(context) {
    // Short, since a Unix socket's path may have only 107 bytes.
    const folder = await mkdtemp(join(tmpdir(), 'alv-'));
    context.afterwards(() => rm(folder, { recursive: true, force: true }));
    const servers = await startServers(folder);
    context.afterwards(servers.stop);
    const platform = await startPlatform(folder, servers.environment);
    context.afterwards(platform.stop);
    await withoutBroker(context, platform, servers);
    await withoutDatabase(context, platform, servers);
  },
};
