import { messageTemplates } from '@alveole/domain';
import type { NotificationsPorts } from '../ports.ts';
import type { Message } from './message.ts';

/** A courtesy with the links that stop its kind; what belongs to the procedure has none. */
export function withOptOut({ optOutLinks }: Pick<NotificationsPorts, 'optOutLinks'>, message: Message): Message {
  const { topic } = messageTemplates[message.template];
  return topic === undefined ? message : { ...message, optOut: optOutLinks.linksFor(message.to, topic) };
}
