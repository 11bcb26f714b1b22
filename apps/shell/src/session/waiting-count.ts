/** Where a remote says how many acts this device still has to send; a number, and nobody's data. */
export const waitingKey = 'alveole.waiting';

/** How many acts of the person are not yet sent, as the remotes tell. */
export function countWaiting(storage: Pick<Storage, 'getItem'>): number {
  return Number(storage.getItem(waitingKey)) || 0;
}
