/** A queue of the dashboard: how many wait, which for longest, and where both are found. */
export interface WaitingItem {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly listHref: string;
  readonly oldest?: { readonly name: string; readonly since: string; readonly href: string };
}

/** Those where something waits, what waits longest first. */
export function byAge(items: readonly WaitingItem[]): readonly WaitingItem[] {
  const since = ({ oldest }: WaitingItem): number => (oldest === undefined ? Infinity : Date.parse(oldest.since));
  return items.filter(({ count }) => count > 0).sort((one, other) => since(one) - since(other));
}
