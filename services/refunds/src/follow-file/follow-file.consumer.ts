import type { EventHandlers } from '@alveole/messaging';
import { followedFileOf } from '../wire/followed-file.ts';
import { followFile } from './follow-file.ts';
import type { FollowFilePorts } from './follow-file.ts';
import type { RefundsPorts } from '../ports.ts';

export function followFileConsumer(ports: FollowFilePorts & Pick<RefundsPorts, 'publicFiles'>) {
  return {
    'repair.operated': async ({ data: { repair }, occurred_at }) => {
      const { repair_id, receipt_code, campaign_version } = repair;
      await ports.publicFiles.note(repair_id, { receiptCode: receipt_code, campaignVersion: campaign_version });
      await followFile(ports, {
        ...followedFileOf(repair),
        premiumCents: repair.to_refund_cents ?? 0,
        sequence: repair.sequence,
        operatedAt: new Date(occurred_at),
      });
    },
  } satisfies EventHandlers;
}
