import { createServer } from 'node:net';
import type { ListenOptions, Server, Socket } from 'node:net';
import { parseRequest, requestIdOf, splitMessages } from './message.ts';
import type { Request } from './message.ts';
import { answerOfError, encodeReply } from './reply.ts';
import type { Answer } from './reply.ts';

/** Answers one request of one connection. */
export type Handler = (request: Request, connectionId: number) => Promise<Answer>;

export interface SocketServer {
  /** Refuses new connections, lets running requests end, then closes the others. */
  close(): Promise<void>;
  readonly address: ReturnType<Server['address']>;
}

export async function listen(options: ListenOptions, handle: Handler): Promise<SocketServer> {
  const connections = new Map<Socket, () => Promise<void>>();
  let lastConnectionId = 0;
  const server = createServer((socket) => {
    socket.setNoDelay(true);
    const idle = serve(socket, (lastConnectionId += 1), handle);
    connections.set(socket, idle);
    socket.on('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, resolve);
  });
  return {
    address: server.address(),
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await Promise.all([...connections.values()].map((idle) => idle()));
      for (const socket of connections.keys()) socket.destroy();
      await closed;
    },
  };
}

/** Answers the messages of a connection one after the other. Gives a function that settles once all received ones are answered. */
function serve(socket: Socket, connectionId: number, handle: Handler): () => Promise<void> {
  let pieces: Buffer[] = [];
  let size = 0;
  let wanted = 16;
  let work = Promise.resolve();
  socket.on('error', () => socket.destroy());
  socket.on('data', (data) => {
    pieces.push(data);
    size += data.length;
    if (size < wanted) return;
    try {
      const { messages, rest } = splitMessages(pieces.length === 1 ? data : Buffer.concat(pieces));
      pieces = rest.length === 0 ? [] : [rest];
      size = rest.length;
      wanted = rest.length >= 16 ? rest.readInt32LE(0) : 16;
      for (const message of messages) work = work.then(() => answer(socket, message, connectionId, handle));
    } catch {
      // The stream cannot be read any further: the client learns it by the end of the connection.
      socket.destroy();
    }
  });
  return () => work;
}

async function answer(socket: Socket, message: Buffer, connectionId: number, handle: Handler): Promise<void> {
  let request: Request;
  try {
    request = parseRequest(message);
  } catch (error) {
    send(socket, encodeReply(answerOfError(error), requestIdOf(message), false));
    return;
  }
  const reply = await handle(request, connectionId);
  if (!request.silent) send(socket, encodeReply(reply, request.requestId, request.legacy));
}

function send(socket: Socket, reply: Buffer): void {
  if (socket.writable) socket.write(reply);
}
