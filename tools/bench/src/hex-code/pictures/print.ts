/** What lies at a place of a label. */
export const Ground = { outside: 0, paper: 1, ink: 2 } as const;
export type Ground = (typeof Ground)[keyof typeof Ground];

/** A printed code of width 1, centre at the origin, y down: its quiet zone is paper and belongs to it. */
export type Print = {
  groundAt(x: number, y: number): Ground;
  /** Whether the place belongs to the area of the code itself, its outline included. */
  covers(x: number, y: number): boolean;
  /** Distance from the centre to the farthest corner of the quiet zone. */
  reach: number;
};
