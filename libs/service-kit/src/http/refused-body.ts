import type { IncomingMessage, ServerResponse } from 'node:http';

const maxBytes = 64 * 1_048_576;
const longestMs = 30_000;

/**
 * Call it where a refusal is written while its request may still be coming in. A server that closes at once cuts the
 * client off, which then reads a broken connection in place of the refusal: so what still comes is read and dropped,
 * up to 64 MiB and half a minute.
 */
export function dropRestOfBody(request: IncomingMessage, response: ServerResponse): void {
  if (!isStillComing(request)) return;
  response.shouldKeepAlive = true;
  const cut = () => void request.socket.destroy();
  const timer = setTimeout(cut, longestMs).unref();
  let left = maxBytes;
  response.once('finish', () => {
    request.on('data', (bytes: Buffer) => {
      left -= bytes.length;
      if (left < 0) cut();
    });
    request.resume();
  });
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

function isStillComing({ complete, headers }: IncomingMessage): boolean {
  return complete === false && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0);
}
