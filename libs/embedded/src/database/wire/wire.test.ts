import { BSON } from 'bson';
import { decodeDoc } from '../bson/decode.ts';
import { plainOf } from '../query/plain.fixture.ts';
import { parseRequest, splitMessages } from './message.ts';
import { answerOfError, encodeReply } from './reply.ts';

function frame(opcode: number, ...parts: Uint8Array[]): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + parts.reduce((sum, part) => sum + part.length, 0), 0);
  header.writeInt32LE(77, 4);
  header.writeInt32LE(opcode, 12);
  return Buffer.concat([header, ...parts]);
}

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};
const body = (doc: object): Buffer => Buffer.concat([Buffer.of(0), BSON.serialize(doc)]);

function sequence(name: string, ...docs: object[]): Buffer {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...docs.map((doc) => BSON.serialize(doc))]);
  return Buffer.concat([Buffer.of(1), int32(content.length + 4), content]);
}

const message = (flags: number, ...sections: Buffer[]): Buffer => frame(2013, int32(flags), ...sections);

describe('messages on the wire', () => {
  it('are cut out of the stream however it is chopped', () => {
    const stream = Buffer.concat([message(0, body({ ping: 1 })), message(0, body({ hello: 1 }))]);
    for (let cut = 0; cut <= stream.length; cut += 1) {
      const first = splitMessages(stream.subarray(0, cut));
      const second = splitMessages(Buffer.concat([first.rest, stream.subarray(cut)]));
      expect(first.messages.length + second.messages.length).toBe(2);
      expect(second.rest).toHaveLength(0);
    }
  });

  it('of an impossible size end the reading', () => {
    expect(() => splitMessages(Buffer.concat([int32(5), Buffer.alloc(12)]))).toThrow();
    expect(() => splitMessages(Buffer.concat([int32(100_000_000), Buffer.alloc(12)]))).toThrow();
  });

  it('carry documents beside the body or in it', () => {
    const beside = parseRequest(message(0, body({ insert: 'c', $db: 'd' }), sequence('documents', { a: 1 }, { a: 2 })));
    const inside = parseRequest(message(0, body({ insert: 'c', documents: [{ a: 1 }, { a: 2 }], $db: 'd' })));
    for (const request of [beside, inside]) {
      expect(plainOf(request.body)).toEqual({ insert: 'c', $db: 'd' });
      expect(request.sequences.get('documents')?.map((raw) => plainOf(decodeDoc(raw)))).toEqual([{ a: 1 }, { a: 2 }]);
    }
  });

  it('may end with a checksum and may want no answer', () => {
    expect(parseRequest(message(3, body({ ping: 1 }), Buffer.alloc(4)))).toMatchObject({
      requestId: 77,
      silent: true,
      legacy: false,
    });
  });

  it('may be a legacy hello, answered in its own form', () => {
    const hello = frame(
      2004,
      int32(0),
      Buffer.from('admin.$cmd\0'),
      int32(0),
      int32(-1),
      BSON.serialize({ ismaster: 1 }),
    );
    const request = parseRequest(hello);
    expect([request.legacy, plainOf(request.body)]).toEqual([true, { ismaster: 1, $db: 'admin' }]);
    const reply = encodeReply({ ok: 1 }, request.requestId, true);
    expect([reply.readInt32LE(12), reply.readInt32LE(8), reply.readInt32LE(32)]).toEqual([1, 77, 1]);
    expect(BSON.deserialize(reply.subarray(36))).toEqual({ ok: 1 });
  });

  it.each([
    ['another opcode', frame(2012, int32(0))],
    ['an unknown required flag', message(4, body({ ping: 1 }))],
    ['an unknown section', message(0, Buffer.concat([Buffer.of(7), int32(5), Buffer.alloc(1)]))],
    ['no body', message(0)],
    ['a section longer than the message', message(0, Buffer.concat([Buffer.of(0), int32(500), Buffer.alloc(9)]))],
    ['a query on a collection', frame(2004, int32(0), Buffer.from('db.c\0'), int32(0), int32(1), BSON.serialize({}))],
  ])('with %s are refused', (_what, bytes) => {
    expect(() => parseRequest(bytes)).toThrow();
  });

  it('say nothing about failures that are not refusals', () => {
    expect(answerOfError(new Error('secret path'))).toEqual({
      ok: 0,
      errmsg: 'internal error of the embedded database',
      code: 1,
      codeName: 'InternalError',
    });
  });
});
