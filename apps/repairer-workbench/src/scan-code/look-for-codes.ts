import { isFileNumber } from '@alveole/domain';
import { detect } from '@alveole/hex-code/detector';
import type { FrameQuestion, Picture } from '@alveole/hex-code/detector';
import type { ReadQr } from './read-qr.ts';
import type { ScanAnswer } from './scan-answer.ts';

/**
 * Reads what a frame shows: a QR code first, which is found sooner. Only that of a file ends the search: an invoice may
 * carry others (a payment, a web address) beside its O°code.
 */
export async function lookForCodes(
  readQr: ReadQr,
  picture: Picture,
  options: FrameQuestion['options'],
): Promise<Pick<ScanAnswer, 'detections' | 'qrText'>> {
  const qrText = await readQr(picture);
  const isOfFile = qrText !== undefined && isFileNumber(qrText.trim());
  return { qrText, detections: isOfFile ? [] : detect(picture, options) };
}
