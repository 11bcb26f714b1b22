import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HttpPlace {
  /** Loopback unless told otherwise. */
  host?: string;
  /** 0 or absent: the system chooses a free one. */
  port?: number;
}

export interface RunningHttp {
  /** For example `http://127.0.0.1:41234`, no slash at the end. */
  origin: string;
  /** Stops accepting, lets running requests finish for a moment, then cuts what is left. */
  close(): Promise<void>;
}

const GRACE_MS = 2_000;
/** Longer than a proxy in front leaves a connection idle between two files: an upload on one just closed is lost. */
const KEPT_ALIVE_MS = 65_000;

export async function listenHttp(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  { host = '127.0.0.1', port = 0 }: HttpPlace = {},
): Promise<RunningHttp> {
  const server = createServer({ keepAliveTimeout: KEPT_ALIVE_MS }, handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return { origin: `http://${shownHost}:${address.port}`, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
