import { sharesOf } from '@alveole/domain';
import type { EventHandlers } from '@alveole/messaging';
import { followedFileOf } from '../wire/followed-file.ts';
import { followFile } from './follow-file.ts';
import type { FollowFilePorts } from './follow-file.ts';
import type { RefundsPorts } from '../ports.ts';

const shareOfWire = ({ funder_id, cents }: { funder_id: string; cents: number }) => ({ funderId: funder_id, cents });

export function followFileConsumer(ports: FollowFilePorts & Pick<RefundsPorts, 'publicFiles'>) {
  return {
    'repair.operated': async ({ data: { repair }, occurred_at }) => {
      const { repair_id, receipt_code, campaign_version } = repair;
      await ports.publicFiles.note(repair_id, { receiptCode: receipt_code, campaignVersion: campaign_version });
      await followFile(ports, {
        ...followedFileOf(repair),
        shares: sharesOf({ premiumCents: repair.to_refund_cents, shares: repair.shares?.map(shareOfWire) }),
        sequence: repair.sequence,
        operatedAt: new Date(occurred_at),
      });
    },
  } satisfies EventHandlers;
}
