import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { freePorts, isFree } from './free-ports.ts';

describe('a port that is free', () => {
  it('is none that the system may give to a connection before it is listened on', async () => {
    const ports = await freePorts(50);
    expect(new Set(ports).size).toBe(50);
    // Linux gives out from 32768 on, other systems from 49152.
    expect(Math.max(...ports)).toBeLessThan(32_768);
    expect(Math.min(...ports)).toBeGreaterThan(1024);
  });

  it('is so no more while somebody listens on it', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await isFree(port)).toBe(false);
    await once(server.close(), 'close');
    expect(await isFree(port)).toBe(true);
  });
});
