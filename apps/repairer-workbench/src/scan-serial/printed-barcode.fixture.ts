import type { Picture } from '@alveole/hex-code/detector';

/** A barcode as a label printer draws it: the widths of bars and gaps by turns, in modules. */
export interface PrintedBarcode {
  readonly text: string;
  readonly widths: string;
}

export const printed = {
  code_128: {
    text: 'WSBC602123456K',
    widths: '2112143113212131131311231313211131413141112132123121311131231141312231121123312313112331112',
  },
  code_39: {
    text: 'AL-4071',
    widths: '12112121112111121121112111122112111121211112211121111221211111121121212112111121121121211',
  },
  code_93: { text: 'VK7F0921', widths: '1111412221111321111111142311111311121411111113121112131321112221111111411' },
  ean_13: { text: '4006381333931', widths: '11132111123111414113121122211111141114111411311214112221111' },
  codabar: { text: 'A40156B', widths: '11221211112112111111122111112211211112111211112112121121' },
} as const satisfies Readonly<Record<string, PrintedBarcode>>;

export interface Placed {
  readonly barcode: PrintedBarcode;
  /** Degrees by which it is turned. */
  readonly turn?: number;
  /** Pixels of one module. */
  readonly module?: number;
  /** Pixels from the foot of its bars to their top. */
  readonly height?: number;
  /** Pixels from the middle of the picture, to the right and down. */
  readonly from?: readonly [x: number, y: number];
}

const [pictureWidth, pictureHeight] = [1200, 675];
const [ink, paper] = [40, 210];
/** Where in a pixel it is looked at, along the bars: edges come out soft, as a lens draws them. */
const softness = [-0.75, -0.25, 0.25, 0.75];

/** What a camera sees of these barcodes on a sheet of paper: red, green, blue and alpha, 1,200 × 675. */
export function pictureOf(...placed: readonly Placed[]): Picture {
  const data = new Uint8ClampedArray(4 * pictureWidth * pictureHeight).fill(255);
  const inks = placed.map(inkOf);
  for (let y = 0; y < pictureHeight; y += 1)
    for (let x = 0; x < pictureWidth; x += 1) {
      const darkness = Math.max(0, ...inks.map((ink) => ink(x - pictureWidth / 2, y - pictureHeight / 2)));
      data.fill(paper - (paper - ink) * darkness, 4 * (y * pictureWidth + x), 4 * (y * pictureWidth + x) + 3);
    }
  return { data, width: pictureWidth, height: pictureHeight, channels: 4 };
}

/** The same where a shadow falls: the farther to the right, the less light, down to a quarter. */
export function inShade(picture: Picture): Picture {
  const light = (index: number): number => 1 - (0.75 * ((index / 4) % picture.width)) / picture.width;
  return { ...picture, data: picture.data.map((shade, index) => shade * light(index)) };
}

/** How much of a pixel a barcode darkens, 0 to 1; places count from the middle of the picture. */
function inkOf({ barcode, turn = 0, module = 4, height = 90, from: [left, top] = [0, 0] }: Placed) {
  const isDark = [...barcode.widths].flatMap((wide, index) => Array<boolean>(Number(wide)).fill(index % 2 === 0));
  const [along, across] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return (x: number, y: number): number => {
    const [right, down] = [x - left, y - top];
    if (Math.abs(down * along - right * across) > height / 2) return 0;
    const at = right * along + down * across;
    const dark = softness.filter((aside) => isDark[Math.floor((at + aside) / module + isDark.length / 2)]);
    return dark.length / softness.length;
  };
}
