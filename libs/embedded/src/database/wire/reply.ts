import { encodeDoc } from '../bson/encode.ts';
import { isDatabaseError } from '../errors.ts';
import { opcodes } from './message.ts';

/** The answer to a command, as encodable fields (see `encodeDoc`). */
export type Answer = Record<string, unknown>;

let lastRequestId = 0;

/** An answer as a whole message. */
export function encodeReply(answer: Answer, responseTo: number, legacy: boolean): Buffer {
  const body = encodeDoc(answer);
  const before = legacy ? legacyPreamble() : Buffer.alloc(5);
  const header = Buffer.alloc(16);
  header.writeInt32LE(header.length + before.length + body.length, 0);
  header.writeInt32LE((lastRequestId = (lastRequestId + 1) % 0x7fffffff), 4);
  header.writeInt32LE(responseTo, 8);
  header.writeInt32LE(legacy ? opcodes.reply : opcodes.message, 12);
  return Buffer.concat([header, before, body]);
}

/** Flags (await capable), cursor id, starting from, number returned. */
function legacyPreamble(): Buffer {
  const preamble = Buffer.alloc(20);
  preamble.writeInt32LE(8, 0);
  preamble.writeInt32LE(1, 16);
  return preamble;
}

/** A refusal as an answer. What is no refusal of ours says nothing about its cause: that goes to the log. */
export function answerOfError(error: unknown): Answer {
  if (!isDatabaseError(error))
    return { ok: 0, errmsg: 'internal error of the embedded database', code: 1, codeName: 'InternalError' };
  return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.details };
}
