import type { EventHandlers } from '@alveole/messaging';
import { followedFileOf } from '../wire/followed-file.ts';
import { followFile } from './follow-file.ts';
import type { FollowFilePorts } from './follow-file.ts';

export function followFileConsumer(ports: FollowFilePorts) {
  return {
    'repair.operated': ({ data: { repair }, occurred_at }) =>
      followFile(ports, {
        ...followedFileOf(repair),
        premiumCents: repair.to_refund_cents ?? 0,
        sequence: repair.sequence,
        operatedAt: new Date(occurred_at),
      }),
  } satisfies EventHandlers;
}
