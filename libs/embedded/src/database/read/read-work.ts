/** What reading has cost since the start: MongoDB tells the same in its `serverStatus`. */
export interface ReadWork {
  /** Index entries looked at. */
  entries: number;
  /** Documents looked at. */
  documents: number;
}

export const noWork = (): ReadWork => ({ entries: 0, documents: 0 });
