import type { EventHandlers } from '@alveole/messaging';
import { followedLineOf } from '../wire/followed-line.ts';
import { followFile } from './follow-file.ts';
import type { FollowFilePorts } from './follow-file.ts';

export function followFileConsumer(ports: FollowFilePorts) {
  return {
    'repair.operated': ({ data: { repair, from }, occurred_at }) =>
      followFile(ports, {
        ...followedLineOf(repair),
        sequence: repair.sequence,
        from,
        operatedAt: new Date(occurred_at),
      }),
  } satisfies EventHandlers;
}
