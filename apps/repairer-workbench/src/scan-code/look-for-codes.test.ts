import type { Picture } from '@alveole/hex-code/detector';
import { lookForCodes } from './look-for-codes.ts';
import { blankSheet, stampedSheet } from './stamped-sheet.ts';

const fileNumber = 'REP00042_10001';
const webAddress = 'https://payer.exemple/f/1';
const stampValue = '4611686018427387905';

/** What is seen where a QR code of this text stands beside what the picture shows. */
async function seen(qrText: string | undefined, picture: Picture) {
  const { detections, ...answer } = await lookForCodes(async () => qrText, picture, {});
  return { ...answer, stamps: detections.flatMap((found) => (found.ok ? [found.value] : [])) };
}

describe('a frame over an invoice', () => {
  it('is looked at no further once it shows the QR code of a file', async () => {
    expect(await seen(fileNumber, stampedSheet(stampValue))).toEqual({ qrText: fileNumber, stamps: [] });
  });

  it('shows its O°code beside a QR code for paying', async () => {
    expect((await seen(webAddress, stampedSheet(stampValue))).stamps).toEqual([stampValue]);
  });

  it('tells of a QR code for paying that stands alone', async () => {
    expect(await seen(webAddress, blankSheet())).toEqual({ qrText: webAddress, stamps: [] });
  });

  it('shows an O°code that stands alone', async () => {
    expect(await seen(undefined, stampedSheet(stampValue))).toEqual({ qrText: undefined, stamps: [stampValue] });
  });
});
