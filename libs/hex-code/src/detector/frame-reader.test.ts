import type { Detection } from './detection.ts';
import { FrameReader, type ReaderPort } from './frame-reader.ts';
import type { FrameAnswer, FrameQuestion, WholeFrame } from './messages.ts';
import type { Picture } from './picture.ts';

const picture = (): Picture => ({ data: new Uint8Array(4), width: 2, height: 2, channels: 1 });

const place = { centre: [1, 1], corners: [] } as const;
const candidate = { value: '7', corrected: 9, erased: 0, rotation: 0, mirrored: false, inverted: false } as const;
const unsure: Detection = { ok: false, code: 'HEX_CODE_UNSURE', candidate, ...place };

/** A worker whose answers and failures are given by hand. */
function fakeWorker() {
  const questions: FrameQuestion[] = [];
  const listeners = new Map<string, (event: { data?: FrameAnswer; message?: string }) => void>();
  const port: ReaderPort = {
    postMessage: (question) => void questions.push(question),
    addEventListener: (type: string, listener: never) => void listeners.set(type, listener),
  };
  const answer = (detections: readonly Detection[]) => {
    const { frame, picture: back } = questions.at(-1)!;
    listeners.get('message')?.({ data: { frame, picture: back, detections, took: 1 } });
  };
  const fail = (type: 'error' | 'messageerror', event: { message?: string } = {}) => listeners.get(type)?.(event);
  return { port, questions, answer, fail };
}

/** What the reader makes of a frame in which the worker sees an unsure code. */
async function readAsUnsure(reader: FrameReader, answer: (detections: readonly Detection[]) => void) {
  const read = reader.read(picture());
  answer([unsure]);
  return (await read)?.detections;
}

const failed = (reason: string) => ({
  name: 'HexCodeError',
  code: 'WORKER_FAILED',
  message: expect.stringContaining(reason) as string,
});

test('frames that come while one is in flight are left out', async () => {
  const { port, questions, answer } = fakeWorker();
  const reader = new FrameReader(port);
  const first = reader.read(picture());
  expect(reader.isBusy).toBe(true);
  expect(reader.read(picture())).toBeUndefined();
  answer([]);
  expect((await first)?.detections).toEqual([]);
  expect(reader.isBusy).toBe(false);
  expect(reader.read(picture())).toBeDefined();
  expect(questions.map(({ frame }) => frame)).toEqual([0, 1]);
});

test('every second frame is looked at coarsely, but none after one that shows a code unsurely', async () => {
  const { port, questions, answer } = fakeWorker();
  const reader = new FrameReader(port);
  for (const seen of [[], [], [], [unsure], [unsure], []]) {
    const read = reader.read(picture());
    answer(seen);
    await read;
  }
  expect(questions.map(({ options }) => options.coarse)).toEqual([true, false, true, false, false, false]);
});

test('the buffer of a frame comes back with its answer', async () => {
  const { port, answer } = fakeWorker();
  const sent = picture();
  const read = new FrameReader(port).read(sent);
  answer([]);
  expect((await read)?.picture).toBe(sent);
});

test.each([
  ['a picture by its buffer', picture(), ({ data }: Picture) => data.buffer],
  ['a frame of the browser whole', { close: () => undefined }, (frame: WholeFrame) => frame],
] as const)('%s moves to the worker', (_what, shot, movedOf) => {
  const moved: unknown[] = [];
  const port: ReaderPort<FrameAnswer, Picture | WholeFrame> = {
    postMessage: (_question, transfer) => void moved.push(...transfer),
    addEventListener: () => undefined,
  };
  void new FrameReader<FrameAnswer, Picture | WholeFrame>(port).read(shot);
  expect(moved).toEqual([movedOf(shot as never)]);
});

test('an unsure code that the next frame shows too is sure', async () => {
  const { port, answer } = fakeWorker();
  const reader = new FrameReader(port);
  const first = reader.read(picture());
  answer([unsure]);
  expect((await first)?.detections).toEqual([unsure]);
  const second = reader.read(picture());
  answer([unsure]);
  expect((await second)?.detections).toEqual([{ ok: true, ...candidate, ...place }]);
});

test('an unsure code that the next frame does not show stays unsure', async () => {
  const { port, answer } = fakeWorker();
  const reader = new FrameReader(port);
  for (const value of ['7', '8', '9']) {
    const read = reader.read(picture());
    answer([{ ...unsure, candidate: { ...candidate, value } } as Detection]);
    expect((await read)?.detections[0]?.ok).toBe(false);
  }
});

describe('when the worker fails', () => {
  test.each([
    ['throws on a frame', 'error', { message: 'Uncaught RangeError' }, 'Uncaught RangeError'],
    ['gives an answer that cannot be read', 'messageerror', {}, 'answer'],
  ] as const)('and %s, the frame is rejected and the next one is read', async (_, type, event, reason) => {
    const { port, answer, fail } = fakeWorker();
    const reader = new FrameReader(port);
    const first = reader.read(picture());
    fail(type, event);
    await expect(first).rejects.toMatchObject(failed(reason));
    expect(reader.isBusy).toBe(false);
    expect(await readAsUnsure(reader, answer)).toEqual([unsure]);
  });

  test('the frames before and after it do not confirm each other', async () => {
    const { port, answer, fail } = fakeWorker();
    const reader = new FrameReader(port);
    await readAsUnsure(reader, answer);
    const lost = reader.read(picture());
    fail('error', { message: 'Uncaught RangeError' });
    await expect(lost).rejects.toMatchObject(failed('RangeError'));
    expect(await readAsUnsure(reader, answer)).toEqual([unsure]);
  });

  test('to load, the frame in flight and all later ones are rejected', async () => {
    const { port, questions, fail } = fakeWorker();
    const reader = new FrameReader(port);
    const first = reader.read(picture());
    fail('error');
    await expect(first).rejects.toMatchObject(failed('did not start'));
    await expect(reader.read(picture())).rejects.toMatchObject(failed('did not start'));
    expect(questions).toHaveLength(1);
  });

  test('before any frame, frames are rejected and none is sent', async () => {
    const { port, questions, fail } = fakeWorker();
    const reader = new FrameReader(port);
    fail('error', { message: 'Uncaught SyntaxError' });
    await expect(reader.read(picture())).rejects.toMatchObject(failed('SyntaxError'));
    expect(reader.isBusy).toBe(false);
    expect(questions).toEqual([]);
  });
});

test('a frame that cannot be sent is rejected and leaves the reader free', async () => {
  const { port } = fakeWorker();
  const detached = new Error('the buffer is detached');
  const refuse = () => {
    throw detached;
  };
  const reader = new FrameReader({ ...port, postMessage: refuse });
  await expect(reader.read(picture())).rejects.toBe(detached);
  expect(reader.isBusy).toBe(false);
});
