/** Where a remote says how many acts, and how many drafts, this device still holds: numbers, and nobody's data. */
export const waitingKey = 'alveole.waiting';
export const draftsKey = 'alveole.drafts';

/** What a sign-out would erase. */
export interface UnsentWork {
  /** Acts that were sent off and that the server has not got. */
  readonly waiting: number;
  /** Forms that were begun. */
  readonly drafts: number;
}

/** Beginnings of the names under which pages keep in their tab what is typed. */
const draftsOfTab = /^alveole\.(draft|profile|desk)\./;

/** How many acts of the person are not yet sent, as the remotes tell. */
export function countWaiting(device: Pick<Storage, 'getItem'>): number {
  return Number(device.getItem(waitingKey)) || 0;
}

/** What of the person is not yet sent, as the remotes tell and as this tab holds. */
export function unsentWork(device: Pick<Storage, 'getItem'>, tab: Storage): UnsentWork {
  const inTab = Object.entries({ ...tab }).filter(([name, text]) => draftsOfTab.test(name) && text !== '').length;
  const begun = Number(device.getItem(draftsKey)) || 0;
  return { waiting: countWaiting(device), drafts: begun + inTab };
}

export function hasUnsentWork({ waiting, drafts }: UnsentWork): boolean {
  return waiting + drafts > 0;
}
