/** The gateway's thread for those who measure it beside services of their own. */
export { startGatewayThread } from './start-gateway-thread.ts';
