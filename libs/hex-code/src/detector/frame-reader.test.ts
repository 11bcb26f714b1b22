import type { Detection } from './detection.ts';
import { FrameReader, type ReaderPort } from './frame-reader.ts';
import type { FrameAnswer, FrameQuestion } from './messages.ts';
import type { Picture } from './picture.ts';

const picture = (): Picture => ({ data: new Uint8Array(4), width: 2, height: 2, channels: 1 });

const place = { centre: [1, 1], corners: [] } as const;
const candidate = { value: '7', corrected: 9, erased: 0, rotation: 0, mirrored: false, inverted: false } as const;
const unsure: Detection = { ok: false, code: 'HEX_CODE_UNSURE', candidate, ...place };

/** A worker whose answers are given by hand. */
function fakeWorker() {
  const questions: FrameQuestion[] = [];
  const listeners: ((event: { data: FrameAnswer }) => void)[] = [];
  const port: ReaderPort = { postMessage: (question) => void questions.push(question), addEventListener: (_, listener) => void listeners.push(listener) };
  const answer = (detections: readonly Detection[]) => {
    const { frame, picture: back } = questions.at(-1)!;
    for (const listener of listeners) listener({ data: { frame, picture: back, detections, took: 1 } });
  };
  return { port, questions, answer };
}

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

test('the buffer of a frame comes back with its answer', async () => {
  const { port, answer } = fakeWorker();
  const sent = picture();
  const read = new FrameReader(port).read(sent);
  answer([]);
  expect((await read)?.picture).toBe(sent);
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
