import { parentPort, workerData } from 'node:worker_threads';
import { createDirectorySource, startGateway } from '@alveole/gateway';
import { createLogger } from '@alveole/service-kit';
import { broken, close, listening } from './thread-protocol.ts';
import type { ThreadSettings } from './thread-protocol.ts';

/** The gateway runs here: pages, files and health wait for no work of the services. */
const { logLevel, remotesFolder, ...options } = workerData as ThreadSettings;
let health: 'alive' | typeof broken = 'alive';
const gateway = await startGateway({
  ...options,
  health: () => health,
  remotesRegistry: createDirectorySource(remotesFolder),
  logger: createLogger({ service: 'gateway', level: logLevel }),
});

parentPort?.on('message', async (message) => {
  if (message === broken) health = broken;
  if (message !== close) return;
  await gateway.close();
  parentPort?.close();
});
parentPort?.postMessage(listening);
