import type { UsedUpAct } from '@alveole/domain';

export const refusing = 'refuser';
export const waiting = 'liste d’attente';
/** As keyboards write it. */
export const typedWaiting = "liste d'attente";

/** What happens once an envelope is used up, by its word; every other word is the id of a funder. */
export const usedUpWords: Readonly<Partial<Record<string, UsedUpAct>>> = {
  [refusing]: 'refuse',
  [waiting]: 'wait',
  [typedWaiting]: 'wait',
};
