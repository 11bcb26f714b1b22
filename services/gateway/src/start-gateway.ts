import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepTimeIn, timeZoneOf } from '@alveole/domain';
import type { GatewayOptions } from './build-gateway.ts';
import { buildGateway } from './build-gateway.ts';
import { followConfig } from './serve-pages/follow-config.ts';
import type { FacePlace } from './serve-pages/follow-config.ts';
import { refuseMalformed } from './protect/refuse-malformed.ts';

export interface RunningGateway {
  /** Where it listens. */
  readonly url: string;
  /** Answers what is under way, then closes. */
  close(): Promise<void>;
}

/** How long a client may take, in milliseconds. */
interface Timeouts {
  readonly headersMs: number;
  /** The body of a call; uploads have their own time. */
  readonly bodyMs: number;
  readonly checkedEveryMs: number;
}

const usualTimeouts: Timeouts = { headersMs: 15_000, bodyMs: 30_000, checkedEveryMs: 5_000 };
/** An upload over a slow mobile connection takes minutes. */
const requestTimeoutMs = 300_000;
const keepAliveTimeoutMs = 65_000;
const longestDrainMs = 10_000;

/** Builds the gateway and listens. Port 0 takes a free one. Rejects when its address is taken. */
export async function startGateway(
  options: Omit<GatewayOptions, 'longestBodyMs' | 'currentFace'> & {
    readonly host: string;
    readonly port: number;
    readonly timeouts?: Timeouts;
    /** Where the face of the installation is read and followed; absent: it looks as the kit does. */
    readonly face?: FacePlace;
  },
): Promise<RunningGateway> {
  const { timeouts = usualTimeouts } = options;
  const { publicConfig, routesTo, logger, now = () => new Date(), face } = options;
  keepTimeIn(timeZoneOf(publicConfig.campaign));
  const followed = followConfig(publicConfig, { repairsUrl: routesTo.repairs, logger, now, face });
  const gateway = buildGateway({
    ...options,
    publicConfig: followed.config,
    currentFace: followed.currentFace,
    longestBodyMs: timeouts.bodyMs,
  });
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkedEveryMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      // Less than the 16 KiB of the services: what is added on the way must find room.
      maxHeaderSize: 12 * 1024,
      // Refused further on, with a code.
      requireHostHeader: false,
    },
    gateway.listener,
  );
  refuseMalformed(server);
  server.listen(options.port, options.host);
  await once(server, 'listening');
  const { address, port, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    async close() {
      await Promise.all([drained(server), followed.stop()]);
      gateway.close();
    },
  };
}

/** Takes no new connection, ends each one as soon as it is idle, and after ten seconds whatever is left. */
async function drained(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), longestDrainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
