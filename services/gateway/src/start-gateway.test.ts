import { demonstrationConfig } from '@alveole/contracts/fixtures';
import { createLogger } from '@alveole/service-kit';
import { endAll, folderOf, shellFiles, upstream } from './gateway.harness.ts';
import { everyServiceAt } from './route-api/call-owner.ts';
import { createUpstreamSource } from './serve-remotes/upstream-source.ts';
import { startGateway } from './start-gateway.ts';

afterAll(endAll);

describe('a gateway that stops', () => {
  it('answers what is under way, even over connections that are kept', async () => {
    let release = () => {};
    const firstAnswer = new Promise<void>((resolve) => (release = resolve));
    let entered = () => {};
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const { url: address } = await upstream((request, response) => {
      if (request.url?.includes('signin')) entered();
      void firstAnswer.then(() => response.end('{"done":true}'));
    });
    const gateway = await startGateway({
      host: '127.0.0.1',
      port: 0,
      routesTo: everyServiceAt(address),
      remotesRegistry: createUpstreamSource({}, { keepIn: await folderOf({}) }),
      shellDir: await folderOf(shellFiles),
      publicConfig: demonstrationConfig,
      publicUrl: 'http://localhost',
      objectStoreUrl: address,
      bucket: 'alveole',
      logger: createLogger({ service: 'gateway', level: 'silent' }),
    });
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    const underWay = fetch(`${gateway.url}/alveoleapi/enrolment/signin`);
    await inside;
    const closed = gateway.close();
    release();
    expect(await (await underWay).json()).toEqual({ done: true });
    await closed;
    await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow();
  });
});
