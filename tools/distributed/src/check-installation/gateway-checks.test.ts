import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { runChecks } from '@alveole/service-kit';
import { gatewayChecks } from './gateway-checks.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** A gateway whose clock is so many seconds ahead. */
async function gateway({ status = 200, secondsAhead = 0 } = {}): Promise<string> {
  server = createServer((_request, response) => {
    response.writeHead(status, { date: new Date(Date.now() + secondsAhead * 1000).toUTCString() });
    response.end(JSON.stringify({ campaign: { name: 'Vélo' } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const verdicts = async (url: string) =>
  (await runChecks(gatewayChecks(url))).map(({ part, works, detail }) => [
    part,
    works,
    detail.replace(/^\d+ ms(, )?/, ''),
  ]);

describe('the check of the gateway', () => {
  it('says what address answers, and whose campaign its pages tell', async () => {
    const url = await gateway();
    expect(await verdicts(url)).toEqual([
      ['adresse publique', true, url],
      ['pages', true, 'Vélo'],
      ['horloge', true, ''],
    ]);
  });

  it('says that the clocks differ', async () => {
    const [, , clock] = await verdicts(await gateway({ secondsAhead: 300 }));
    expect(clock).toEqual(['horloge', false, expect.stringMatching(/^\d{3} s d’écart/)]);
  });

  it('says what the address answers instead', async () => {
    const [address] = await verdicts(await gateway({ status: 404 }));
    expect(address).toEqual(['adresse publique', false, '/healthz répond 404 (PUBLIC_URL)']);
  });
});
