import { databaseError } from '../errors.ts';
import { decodeDoc, decodeWithout, rawArray } from '../bson/decode.ts';
import type { Doc } from '../bson/values.ts';

/** MongoDB's bound on one message. */
export const largestMessage = 48_000_000;

export const opcodes = { reply: 1, query: 2004, message: 2013 } as const;
const headerBytes = 16;

/** A command as it came over the wire. */
export interface Request {
  readonly requestId: number;
  /** Legacy clients say hello by OP_QUERY and want OP_REPLY. */
  readonly legacy: boolean;
  /** The client does not wait for an answer (write concern 0). */
  readonly silent: boolean;
  readonly body: Doc;
  /** Arrays of documents that travel beside the body (or lie in it, for `insert.documents`), as raw BSON. */
  readonly sequences: ReadonlyMap<string, Buffer[]>;
}

/** Cuts whole messages out of the bytes received so far. */
export function splitMessages(received: Buffer): { messages: Buffer[]; rest: Buffer } {
  const messages: Buffer[] = [];
  let at = 0;
  while (received.length - at >= headerBytes) {
    const size = received.readInt32LE(at);
    if (size < headerBytes || size > largestMessage)
      throw databaseError('InvalidBSON', 'message of an impossible size');
    if (received.length - at < size) break;
    messages.push(received.subarray(at, at + size));
    at += size;
  }
  return { messages, rest: received.subarray(at) };
}

export const requestIdOf = (message: Buffer): number => message.readInt32LE(4);

export function parseRequest(message: Buffer): Request {
  const opcode = message.readInt32LE(12);
  if (opcode === opcodes.message) return parseMessage(message);
  if (opcode === opcodes.query) return parseQuery(message);
  throw databaseError('CommandNotFound', `the opcode ${opcode} is not supported`);
}

const flags = { checksumPresent: 1, moreToCome: 2, required: 0xffff };

function parseMessage(message: Buffer): Request {
  const bits = message.readUInt32LE(headerBytes);
  if ((bits & flags.required & ~(flags.checksumPresent | flags.moreToCome)) !== 0)
    throw databaseError('FailedToParse', 'OP_MSG with an unknown required flag');
  const end = message.length - (bits & flags.checksumPresent ? 4 : 0);
  const sequences = new Map<string, Buffer[]>();
  let body: Doc | undefined;
  let at = headerBytes + 4;
  while (at < end) {
    const kind = message[at];
    const size = message.readInt32LE(at + 1);
    if (size < 5 || at + 1 + size > end)
      throw databaseError('InvalidBSON', 'OP_MSG with a section of an impossible size');
    if (kind === 0) body = parseBody(message, at + 1, sequences);
    else if (kind === 1) parseSequence(message, at + 1, at + 1 + size, sequences);
    else throw databaseError('FailedToParse', `OP_MSG with a section of the unknown kind ${kind}`);
    at += 1 + size;
  }
  if (body === undefined) throw databaseError('FailedToParse', 'OP_MSG without a body');
  return { requestId: requestIdOf(message), legacy: false, silent: (bits & flags.moreToCome) !== 0, body, sequences };
}

/** The documents to insert are stored as they came, so they are not decoded with the body. */
function parseBody(message: Buffer, at: number, sequences: Map<string, Buffer[]>): Doc {
  const isInsert = message.toString('latin1', at + 5, at + 12) === 'insert\0';
  if (!isInsert) return decodeDoc(message, at);
  const documents = rawArray(message, at, 'documents');
  if (documents !== undefined) sequences.set('documents', documents);
  return decodeWithout(message, at, 'documents');
}

function parseSequence(message: Buffer, start: number, end: number, sequences: Map<string, Buffer[]>): void {
  const nameEnd = message.indexOf(0, start + 4);
  if (nameEnd < 0 || nameEnd >= end) throw databaseError('InvalidBSON', 'OP_MSG with a malformed section');
  const documents: Buffer[] = [];
  for (let at = nameEnd + 1; at < end;) {
    const size = message.readInt32LE(at);
    if (size < 5 || at + size > end) throw databaseError('InvalidBSON', 'OP_MSG with a document of an impossible size');
    documents.push(message.subarray(at, at + size));
    at += size;
  }
  sequences.set(message.toString('utf8', start + 4, nameEnd), documents);
}

/** Only used by drivers for their first hello: `admin.$cmd`. */
function parseQuery(message: Buffer): Request {
  const nameEnd = message.indexOf(0, headerBytes + 4);
  const name = message.toString('utf8', headerBytes + 4, nameEnd);
  if (!name.endsWith('.$cmd')) throw databaseError('CommandNotFound', 'OP_QUERY is only supported for the first hello');
  const body = decodeDoc(message, nameEnd + 9);
  return {
    requestId: requestIdOf(message),
    legacy: true,
    silent: false,
    body: new Map([...body, ['$db', name.slice(0, -'.$cmd'.length)]]),
    sequences: new Map(),
  };
}
