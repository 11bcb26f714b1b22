import { messageTemplates } from '@alveole/domain';
import type { Message } from './message.ts';
import type { OptOutLinking } from './opt-out-link.ts';

/** A courtesy with the links that stop its kind; what belongs to the procedure has none. */
export function withOptOut(
  { optOutLinks }: { readonly optOutLinks: Pick<OptOutLinking, 'linksFor'> },
  message: Message,
): Message {
  const { topic } = messageTemplates[message.template];
  return topic === undefined ? message : { ...message, optOut: optOutLinks.linksFor(message.to, topic) };
}
