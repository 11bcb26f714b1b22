import { parentPort, workerData } from 'node:worker_threads';
import { createDirectorySource, startGateway } from '@alveole/gateway';
import { createLogger } from '@alveole/service-kit';
import { startTracing } from '@alveole/tracing';
import { broken, close, listening } from './thread-protocol.ts';
import type { ThreadSettings } from './thread-protocol.ts';

/** The gateway runs here: pages, files and health wait for no work of the services. */
const { logLevel, remotesFolder, tracesEndpoint, ...options } = workerData as ThreadSettings;
const logger = createLogger({ service: 'gateway', level: logLevel });
const tracing = await startTracing(tracesEndpoint, { service: 'gateway', logger });
let health: 'alive' | typeof broken = 'alive';
const gateway = await startGateway({
  ...options,
  health: () => health,
  remotesRegistry: createDirectorySource(remotesFolder),
  logger,
});

parentPort?.on('message', async (message) => {
  if (message === broken) health = broken;
  if (message !== close) return;
  await gateway.close();
  await tracing.close();
  parentPort?.close();
});
parentPort?.postMessage(listening);
