import type { Settings } from '../pictures/conditions.ts';
import type { QrLevel } from '../pictures/qr-print.ts';

/**
 * One row of the bench: how its pictures are taken, the part of them that must be read, and the levels of the QR codes
 * as wide as ours and of the same pitch: of Q and H, the one of which zxing-wasm reads more (M reads as Q where all is whole).
 */
export type Row = {
  name: string;
  title: string;
  settings: Settings;
  need: number;
  levels: { sameWidth: QrLevel; samePitch: QrLevel };
};

/** What a steady hand does to every picture. */
const hand: Settings = { pitch: [4, 8], tilt: 45, motion: 1, sigma: 0.4, destroyed: 0 };

/** The distortions of the first row hold in the others too; on a tube the label is looked at from less aside, since its own flanks turn away by up to 41°. */
export const rows: readonly Row[] = [
  {
    name: 'tilted',
    title: 'pitch 4–8 px, tilt ≤ 45°, motion ≤ 1 pitch, blur σ ≤ 0.4 pitch',
    settings: hand,
    need: 0.995,
    levels: { sameWidth: 'Q', samePitch: 'H' },
  },
  {
    name: 'worn-5',
    title: 'the same, 5 % of the area destroyed',
    settings: { ...hand, destroyed: 0.05 },
    need: 0.97,
    levels: { sameWidth: 'H', samePitch: 'H' },
  },
  {
    name: 'worn-10',
    title: 'the same, 10 % of the area destroyed',
    settings: { ...hand, destroyed: 0.1 },
    need: 0.95,
    levels: { sameWidth: 'H', samePitch: 'H' },
  },
  {
    name: 'tube',
    title: 'on tubes of 28–35 mm, tilt ≤ 20°, motion and blur the same',
    settings: { ...hand, tilt: 20, tube: [28, 35] },
    need: 0.95,
    levels: { sameWidth: 'Q', samePitch: 'Q' },
  },
  {
    name: 'green',
    title: 'the first row, printed in a green of which green itself darkens a third as much as red',
    settings: { ...hand, green: 1 / 3 },
    need: 0.995,
    levels: { sameWidth: 'Q', samePitch: 'H' },
  },
];
