/** What a device without pixels drew. */
export interface DrawnPictures {
  /** Width and height of each canvas that was written as JPEG. */
  readonly sizes: (readonly [number, number])[];
  /** What was painted on them, in turn. */
  readonly paint: string[];
}

/** Gives jsdom, which draws nothing, a way from a picture to a JPEG: every picture decodes to the given size. */
export function givePictureMaker({ width = 4032, height = 3024 } = {}): DrawnPictures {
  const drawn: DrawnPictures = { sizes: [], paint: [] };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({ width, height, close() {} }) });
  const paper = {
    fillStyle: '',
    fillRect: () => void drawn.paint.push(paper.fillStyle),
    drawImage: () => void drawn.paint.push('picture'),
  };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => paper,
    toBlob(this: HTMLCanvasElement, tell: (jpeg: Blob) => void) {
      drawn.sizes.push([this.width, this.height]);
      tell(new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], { type: 'image/jpeg' }));
    },
  });
  return drawn;
}
