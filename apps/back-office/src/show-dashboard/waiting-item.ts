/** A queue of the home: how many wait, for how long, which for longest, and where both are found. */
export interface WaitingItem {
  readonly id: string;
  readonly label: string;
  /** Whose files they are: of establishments, or of repairs. */
  readonly subject: string;
  /** What its button does; « Traiter » unless it says so. */
  readonly act?: string;
  readonly count: number;
  readonly listHref: string;
  readonly oldest?: { readonly name: string; readonly since: string; readonly href: string };
  /** ISO instant: half of them have waited since then, or longer. */
  readonly medianSince?: string;
  /** How many have used up the promised delay, or do so within a day. */
  readonly atRisk: number;
}

/** Those where something waits, what waits longest first. */
export function byAge(items: readonly WaitingItem[]): readonly WaitingItem[] {
  const since = ({ oldest }: WaitingItem): number => (oldest === undefined ? Infinity : Date.parse(oldest.since));
  return items.filter(({ count }) => count > 0).sort((one, other) => since(one) - since(other));
}
