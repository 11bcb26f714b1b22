export { behindTheGateway } from '../deployment/compose-file.ts';
export { until } from '../processes/until.ts';
export { startPlatform } from './start-platform.ts';
export type { Platform } from './start-platform.ts';
export { startServers } from './start-servers.ts';
export type { Servers } from './start-servers.ts';
