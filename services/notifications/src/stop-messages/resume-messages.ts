import type { OptOutTopic } from '@alveole/domain';
import type { NotificationsPorts } from '../ports.ts';

/** Staff sends a kind of message to an address again, as its owner asked. */
export async function resumeMessages(
  { optOuts, optOutLinks, now }: Pick<NotificationsPorts, 'optOuts' | 'optOutLinks' | 'now'>,
  { to, topic }: { readonly to: string; readonly topic: OptOutTopic },
  { userId }: { readonly userId: string },
): Promise<void> {
  await optOuts.resume({ recipient: optOutLinks.mark(to), topic }, userId, now());
}
