/** How somebody looks at a document. */
export interface Viewing {
  /** 1 is the whole width of the frame (a page) or the whole picture. */
  readonly zoom: number;
  /** Degrees clockwise. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** From 1. */
  readonly page: number;
}

export const firstView: Viewing = { zoom: 1, rotation: 0, page: 1 };

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const [leastZoom, greatestZoom] = [zooms[0], zooms[zooms.length - 1] ?? 1];

/** The next larger (1) or smaller (-1) step; the same look at the end of the scale. */
export function zoomed(viewing: Viewing, step: 1 | -1): Viewing {
  const index = zooms.findIndex((zoom) => zoom >= viewing.zoom);
  return { ...viewing, zoom: zooms[index + step] ?? viewing.zoom };
}

export function canZoom({ zoom }: Viewing, step: 1 | -1): boolean {
  return step === 1 ? zoom < greatestZoom : zoom > leastZoom;
}

/** A quarter turn, clockwise (1) or back (-1). */
export function turned(viewing: Viewing, step: 1 | -1): Viewing {
  return { ...viewing, rotation: ((viewing.rotation + step * 90 + 360) % 360) as Viewing['rotation'] };
}

/** Another page, within those that there are. */
export function leafed(viewing: Viewing, page: number, pages: number): Viewing {
  return { ...viewing, page: Math.min(Math.max(1, page), Math.max(1, pages)) };
}

/** Whether width and height have changed places. */
export const isLyingDown = (rotation: Viewing['rotation']): boolean => rotation % 180 === 90;
