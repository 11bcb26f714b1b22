import { Readable } from 'node:stream';
import { rowsHeader } from '@alveole/contracts';
import type { FastifyReply } from 'fastify';

/** What leaves as a file, piece by piece: no more of it is in memory than its reader has asked for. */
export class StreamedFile {
  /** Letters, digits, dots and dashes. */
  readonly name: string;
  readonly pieces: AsyncIterable<Uint8Array | string>;
  /** How many rows it has, where that is known: tells the reader how far it has come. */
  readonly rows: number | undefined;

  constructor(name: string, pieces: AsyncIterable<Uint8Array | string>, rows?: number) {
    this.name = name;
    this.pieces = pieces;
    this.rows = rows;
  }
}

/** Sends a file for keeping. A reader who goes away ends its making; what fails midway cuts the answer off. */
export function sendFile(reply: FastifyReply, { name, pieces, rows }: StreamedFile): FastifyReply {
  reply.header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '-')}"`);
  if (rows !== undefined) reply.header(rowsHeader, String(rows));
  return reply.send(Readable.from(pieces, { objectMode: false }));
}
