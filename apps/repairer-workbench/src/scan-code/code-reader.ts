import { isFileNumber } from '@alveole/domain';
import { FrameReader } from '@alveole/hex-code/detector';
import type { Picture } from '@alveole/hex-code/detector';
import type { ScanAnswer } from './scan-answer.ts';
import type { ScanPort } from './scan-port.ts';

/** What a frame leads to: a code of the kind that is looked for, a code of something else, or nothing. */
export type Sight = { readonly code: string } | { readonly isForeign: true } | undefined;

export interface CodeReader {
  /** Resolves with what the frame shows; undefined at once while another frame is being read. Rejects when the worker is lost. */
  read(picture: Picture): Promise<Sight> | undefined;
  /** The same of a frame as the browser has it, where those can be read; the frame is gone then. */
  readWhole?(frame: VideoFrame): Promise<Sight> | undefined;
  close(): void;
}

/** The worker that does so. */
export type FilePort = ScanPort<ScanAnswer, Picture | VideoFrame>;

/** Reads file codes off camera frames: the QR code of a file's card, or the O°code stamped on its invoice. */
export function createCodeReader(port: FilePort): CodeReader {
  const reader = new FrameReader<ScanAnswer, Picture | VideoFrame>(port);
  const read = (shot: Picture | VideoFrame) => reader.read(shot)?.then(sightOf);
  return { read, readWhole: read, close: () => port.terminate() };
}

function sightOf({ qrText, detections }: ScanAnswer): Sight {
  const stamp = detections.find((detection) => detection.ok);
  if (stamp?.ok) return { code: stamp.value };
  if (qrText === undefined) return undefined;
  const text = qrText.trim();
  if (isFileNumber(text)) return { code: text };
  // An O°code beside it that the next frame may read: nothing is said of the other code yet.
  return detections.length > 0 ? undefined : { isForeign: true };
}
