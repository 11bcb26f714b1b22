import type { PastFileView } from '@alveole/contracts/repair';
import { isIncomplete, lookupMessages } from '@alveole/domain';
import { texts } from './identify.text.ts';

export interface ListedBikeTexts {
  readonly title: string;
  /** Undefined for a file that this shop has to finish: it is one press away. */
  readonly reason?: string;
}

/** Why a bike that has a file stands in the way: it had its aid, or somebody has to finish its file. */
export function listedBikeTexts({
  status,
  isOfOwnShop,
}: Pick<PastFileView, 'status' | 'isOfOwnShop'>): ListedBikeTexts {
  if (!isIncomplete(status)) return { title: texts.abortedTitle, reason: lookupMessages.bikeTaken };
  return { title: texts.openElsewhereTitle, ...(!isOfOwnShop && { reason: texts.openElsewhere }) };
}
