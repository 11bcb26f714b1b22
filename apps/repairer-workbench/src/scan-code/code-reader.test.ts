import type { Picture } from '@alveole/hex-code/detector';
import { createCodeReader } from './code-reader.ts';
import type { FilePort } from './code-reader.ts';
import type { ScanAnswer } from './scan-answer.ts';

const picture: Picture = { data: new Uint8ClampedArray(4), width: 1, height: 1, channels: 4 };
const found = { corrected: 0, erased: 0, rotation: 0, mirrored: false, inverted: false } as const;
const place = { centre: [0, 0], corners: [] } as const;

/** A worker that answers each frame with what the test says. */
function workerThatSees(sights: readonly Partial<ScanAnswer>[]): FilePort {
  let listener: (event: { readonly data: ScanAnswer }) => void = () => undefined;
  const answers = [...sights];
  return {
    postMessage: ({ frame }) => {
      const data = { frame, detections: [], took: 1, ...answers.shift() };
      void Promise.resolve().then(() => listener({ data }));
    },
    addEventListener: ((type: string, heard: typeof listener) => {
      if (type === 'message') listener = heard;
    }) as FilePort['addEventListener'],
    terminate: () => undefined,
  };
}

const seen = async (...sights: readonly Partial<ScanAnswer>[]) => {
  const reader = createCodeReader(workerThatSees(sights));
  let last: unknown;
  for (let frame = 0; frame < sights.length; frame += 1) last = await reader.read(picture);
  return last;
};

describe('a frame of the camera', () => {
  it('gives the number of the file whose QR code it shows', async () => {
    expect(await seen({ qrText: ' REP00042_10001 ' })).toEqual({ code: 'REP00042_10001' });
  });

  it('gives the value of the O°code that it shows', async () => {
    expect(await seen({ detections: [{ ok: true, value: '123456789', ...found, ...place }] })).toEqual({
      code: '123456789',
    });
  });

  it('takes an O°code that is read unsurely only when two frames agree', async () => {
    const unsure = {
      detections: [
        { ok: false, code: 'HEX_CODE_UNSURE', candidate: { value: '123456789', ...found }, ...place },
      ] as const,
    };
    expect(await seen(unsure)).toBeUndefined();
    expect(await seen(unsure, unsure)).toEqual({ code: '123456789' });
  });

  it('says that a QR code is of something else', async () => {
    expect(await seen({ qrText: 'https://exemple.fr' })).toEqual({ isForeign: true });
  });

  it('does not say so while an O°code beside it is not yet read for sure', async () => {
    const unsure = {
      qrText: 'https://exemple.fr',
      detections: [
        { ok: false, code: 'HEX_CODE_UNSURE', candidate: { value: '123456789', ...found }, ...place },
      ] as const,
    };
    expect(await seen(unsure)).toBeUndefined();
    expect(await seen(unsure, unsure)).toEqual({ code: '123456789' });
  });

  it('gives nothing where nothing is to be seen', async () => {
    expect(await seen({})).toBeUndefined();
  });
});
