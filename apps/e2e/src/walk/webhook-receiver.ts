import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const guide = resolve(import.meta.dirname, '../../../../docs/SE-BRANCHER.md');
const run = promisify(execFile);

/** A call as the receiver got it. */
export interface ReceivedCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly type: string;
  readonly id: string;
}

/** The program of somebody on this machine, which answers as the journey says. */
export async function startReceiver() {
  const calls: ReceivedCall[] = [];
  const receiver = { calls, answerCode: 204, url: '', close: () => server.close() };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const { type, id } = JSON.parse(body) as { type: string; id: string };
      calls.push({ headers: request.headers, body, type, id });
      response.writeHead(receiver.answerCode).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/alveole`;
  return receiver;
}

/** Whether the example of the guide for integrators takes a call for one of Alvéole. */
export async function isFromAlveole(secret: string, { headers, body }: ReceivedCall): Promise<boolean> {
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(await readFile(guide, 'utf8')) ?? [];
  const values = [secret, headers, body].map((value) => JSON.stringify(value)).join(', ');
  const program = `${example}\nconsole.log(String(isFromAlveole(${values})));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program]);
  return stdout.trim() === 'true';
}
