import type { ApiCaller } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import { useEffect } from 'react';

export interface ShownFile {
  readonly repairId: string;
  /** Another version may hold another message. */
  readonly rowHash: string;
  /** For the side that looks at it. */
  readonly isUnread: boolean;
}

/** Says to the server that a file with something unread is on screen. Where that fails it stays unread until it is opened again. */
export function useMarkRepairRead(api: ApiCaller, { repairId, rowHash, isUnread }: ShownFile): void {
  useEffect(() => {
    if (isUnread) api.call(repairRoutes.markRepairRead, { params: { id: repairId } }).catch(() => undefined);
  }, [api, repairId, rowHash, isUnread]);
}
