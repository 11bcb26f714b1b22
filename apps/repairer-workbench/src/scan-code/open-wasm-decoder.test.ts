import encodeQr from 'qr';
import { openWasmDecoder } from './open-wasm-decoder.ts';

/** The browser's type check knows no Node; this test reads a file. */
const { readFileSync } = jest.requireActual<{ readFileSync: (path: string) => Uint8Array<ArrayBuffer> }>('node:fs');
const root = expect.getState().testPath?.replace(/apps\/.*$/, '') ?? '';
const bytes = new Uint8Array(readFileSync(`${root}node_modules/zxing-wasm/dist/reader/zxing_reader.wasm`)).buffer;

/** A picture of a white sheet on which the QR code of a text is printed, five pixels a module. */
function printed(text: string) {
  const rows = encodeQr(text, 'raw', { border: 4, scale: 5 });
  const data = Uint8ClampedArray.from(rows.flat().flatMap((isDark) => [...Array(3).fill(isDark ? 30 : 240), 255]));
  return { data, width: rows[0]!.length, height: rows.length, channels: 4 as const };
}

describe('the decoder of QR codes in WebAssembly', () => {
  it('reads the file’s code of each picture, and nothing from a blank one', async () => {
    const decode = await openWasmDecoder('zxing.wasm', async () => ({
      ok: true,
      status: 200,
      arrayBuffer: async () => bytes,
    }));
    const { data, ...size } = printed('REP00042_10001');
    expect(await decode({ ...size, data })).toBe('REP00042_10001');
    expect(await decode({ ...size, data: data.fill(255) })).toBeUndefined();
  });

  it('does not open where its file is missing', async () => {
    const missing = async () => ({ ok: false, status: 404, arrayBuffer: async () => new ArrayBuffer() });
    await expect(openWasmDecoder('zxing.wasm', missing)).rejects.toThrow('404');
  });
});
