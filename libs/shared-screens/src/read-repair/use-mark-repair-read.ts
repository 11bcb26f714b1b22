import type { ApiCaller } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import { useQueryClient } from '@alveole/query';
import { useEffect } from 'react';

export interface ShownFile {
  readonly repairId: string;
  /** Another version may hold another message. */
  readonly rowHash: string;
  /** For the side that looks at it. */
  readonly isUnread: boolean;
}

/** Lists, counts and homes of both remotes, which tell what is unread. */
const readAgain = [
  ['repairs', 'own'],
  ['repairs', 'list'],
  ['repairs', 'listed'],
  ['repairs', 'counts'],
  ['repairs', 'home'],
];

/**
 * Says to the server that a file with something unread is on screen; what counts the unread is then read again. Where that
 * fails the file stays unread until it is opened again.
 */
export function useMarkRepairRead(api: ApiCaller, { repairId, rowHash, isUnread }: ShownFile): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isUnread) return;
    const recount = (): void => readAgain.forEach((queryKey) => void cache.invalidateQueries({ queryKey }));
    api.call(repairRoutes.markRepairRead, { params: { id: repairId } }).then(recount, () => undefined);
  }, [api, cache, repairId, rowHash, isUnread]);
}
