/** What a batch would pay for one file. */
export interface OwedLine {
  readonly repairId: string;
  readonly entityId: string;
  /** Signed integer cents. */
  readonly cents: number;
}

/** One transfer to one establishment, for all its files of a batch. */
export interface GroupedTransfer<Line extends OwedLine> {
  readonly entityId: string;
  /** Integer cents, above zero. */
  readonly cents: number;
  readonly lines: readonly Line[];
}

export interface GroupedLines<Line extends OwedLine> {
  readonly transfers: readonly GroupedTransfer<Line>[];
  /** Of establishments that were paid too much so far: nobody is debited, the sum waits for their next files. */
  readonly carried: readonly Line[];
}

/** One transfer an establishment, in the order in which its first line came. */
export function groupTransfers<Line extends OwedLine>(lines: readonly Line[]): GroupedLines<Line> {
  const byEntity = new Map<string, Line[]>();
  for (const line of lines) byEntity.set(line.entityId, [...(byEntity.get(line.entityId) ?? []), line]);
  const sums = [...byEntity].map(([entityId, own]) => ({
    entityId,
    cents: own.reduce((sum, { cents }) => sum + cents, 0),
    lines: own,
  }));
  return {
    transfers: sums.filter(({ cents }) => cents > 0),
    carried: sums.filter(({ cents }) => cents <= 0).flatMap(({ lines: own }) => own),
  };
}
