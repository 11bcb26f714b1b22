import type { ReaderOptions } from 'zxing-wasm/reader';
import { ofFileFirst } from './file-text.ts';
import type { ReadQr } from './read-qr.ts';

/** The part of `fetch` that brings the binary. */
export type FetchBinary = (address: string) => Promise<Pick<Response, 'ok' | 'status' | 'arrayBuffer'>>;

/** A card is dark on light, and a QR code is found whatever its turn: other tries would take a third of a look. */
const sought: ReaderOptions = { formats: ['QRCode'], tryInvert: false, tryRotate: false };

/**
 * ZXing in WebAssembly, which reads codes that lean (ADR 102). @param address of its binary, one of the remote's files
 * @throws where the file cannot be had, or the browser refuses to compile it
 */
export async function openWasmDecoder(
  address: string,
  fetchBinary: FetchBinary = (url) => fetch(url),
): Promise<ReadQr> {
  const [{ prepareZXingModule, readBarcodes }, answer] = await Promise.all([
    import('zxing-wasm/reader'),
    fetchBinary(address),
  ]);
  if (!answer.ok) throw new Error(`The decoder's file answers ${answer.status}`);
  // By itself the package fetches its binary from a CDN.
  await prepareZXingModule({ overrides: { wasmBinary: await answer.arrayBuffer() }, fireImmediately: true });
  return async (picture) => {
    // Of a picture it uses the pixels and the size.
    const codes = await readBarcodes(picture as unknown as ImageData, sought);
    return ofFileFirst(codes.flatMap(({ isValid, text }) => (isValid ? [text] : [])));
  };
}
