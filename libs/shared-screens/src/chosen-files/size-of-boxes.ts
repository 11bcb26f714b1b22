import type { PictureSize } from './picture-size.ts';

/** Length and name; a length of 1 stands for one of eight bytes behind the name (ISO/IEC 14496-12 §4.2). */
const longestHead = 16;
/** The box of sizes and places takes kilobytes. Bytes. */
const longestMeta = 4_194_304;
/** More than any camera writes on the first level. */
const maxBoxes = 64;

interface Box {
  readonly name: string;
  readonly start: number;
  /** Behind its last byte, as its head announces. */
  readonly end: number;
}

/**
 * The size of a HEIC or AVIF picture by its boxes, wherever `meta` stands: before the pixels or behind them.
 * @returns undefined where a box ends behind the file (it was cut), pixels are missing, or nothing tells a size
 */
export async function sizeOfBoxes(file: Blob): Promise<PictureSize | undefined> {
  const boxes = await boxesOf(file);
  const meta = boxes.find(({ name }) => name === 'meta');
  const pixels = boxes.find(({ name }) => name === 'mdat');
  const isWhole = boxes.every(({ name, end }) => end <= file.size || !['meta', 'mdat'].includes(name));
  if (!isWhole || !meta || meta.end - meta.start > longestMeta) return undefined;
  const bytes = new Uint8Array(await file.slice(meta.start, meta.end).arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  return pixels || text.includes('idat') ? largestOf(bytes, text) : undefined;
}

/** The boxes of the first level; what a phone writes behind them in a way of its own ends the walk. */
async function boxesOf(file: Blob): Promise<readonly Box[]> {
  const boxes: Box[] = [];
  for (let start = 0; start < file.size && boxes.length < maxBoxes;) {
    const box = await boxAt(file, start);
    if (!box) break;
    boxes.push(box);
    start = box.end;
  }
  return boxes;
}

async function boxAt(file: Blob, start: number): Promise<Box | undefined> {
  const head = new DataView(await file.slice(start, start + longestHead).arrayBuffer());
  if (head.byteLength < 8) return undefined;
  const name = String.fromCharCode(...[4, 5, 6, 7].map((at) => head.getUint8(at)));
  const end = endOf(head, start, file.size);
  return end === undefined ? undefined : { name, start, end };
}

/** A length of 0 goes to the end of the file. */
function endOf(head: DataView, start: number, fileSize: number): number | undefined {
  const length = head.getUint32(0);
  if (length === 0) return fileSize;
  if (length !== 1) return length >= 8 ? start + length : undefined;
  const long = head.byteLength === longestHead ? Number(head.getBigUint64(8)) : 0;
  return long >= longestHead ? start + long : undefined;
}

/** The largest of the sizes that the properties tell (ISO/IEC 23008-12 §6.5.3, `ispe`): of the picture or of its tiles. */
function largestOf(meta: Uint8Array, text: string): PictureSize | undefined {
  const view = new DataView(meta.buffer, meta.byteOffset, meta.byteLength);
  const sizes = [...text.matchAll(/ispe/g)].flatMap(({ index }) =>
    index + 16 <= meta.length ? [{ width: view.getUint32(index + 8), height: view.getUint32(index + 12) }] : [],
  );
  if (sizes.some(({ width, height }) => width === 0 || height === 0)) return undefined;
  return sizes.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
}
