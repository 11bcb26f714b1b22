import { appError } from '@alveole/contracts';
import type { OptOutTopic } from '@alveole/domain';
import type { NotificationsPorts } from '../ports.ts';
import type { OptOutWish } from '../record/opt-out-link.ts';

/**
 * A person who follows the link of a courtesy receives no more of its kind. Answers of what. Throws `BadCodeException`
 * for a link that was not written here, `TransitionRefusedException` for one that has served and was taken back.
 */
export async function stopMessages(
  { optOuts, optOutLinks, now }: Pick<NotificationsPorts, 'optOuts' | 'optOutLinks' | 'now'>,
  token: string,
): Promise<OptOutTopic> {
  const wish = wishOf(optOutLinks, token);
  if (await optOuts.stop(wish, now())) return wish.topic;
  throw appError('TransitionRefusedException', 'This link has been used.');
}

/**
 * A person takes back what this link stopped; nothing happens where it stopped nothing. Answers of what. Throws
 * `BadCodeException` for a link that was not written here.
 */
export async function undoStop(
  { optOuts, optOutLinks, now }: Pick<NotificationsPorts, 'optOuts' | 'optOutLinks' | 'now'>,
  token: string,
): Promise<OptOutTopic> {
  const wish = wishOf(optOutLinks, token);
  await optOuts.undo(wish, now());
  return wish.topic;
}

function wishOf(links: NotificationsPorts['optOutLinks'], token: string): OptOutWish {
  const wish = links.read(token);
  if (wish === undefined) throw appError('BadCodeException', 'This link is not valid.');
  return wish;
}
