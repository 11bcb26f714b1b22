import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below what systems give to outgoing connections, above the ports of known services: what is free now is still so
 * when it is listened on, however long a start takes.
 */
const drawn = { from: 20_000, below: 32_768 } as const;

/** Different ports of the loopback that nobody listens on now. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(drawn.from, drawn.below);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

/** True when this port of the loopback can be taken now. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}
