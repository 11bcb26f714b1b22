import type { ApiCaller } from '@alveole/contracts';
import { formatDate, Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { subjectTexts, texts } from './flag-subject.text.ts';
import { useFlagsInForce } from './use-flags.ts';

export interface FlagNoticesProps {
  readonly api: ApiCaller;
  readonly entityId: string;
  /** Absent on the page of an establishment. */
  readonly consumerId?: string;
}

/** What staff flagged of an establishment, and of the beneficiary of a file, beside the decision. */
export function FlagNotices({ api, entityId, consumerId }: FlagNoticesProps): ReactNode {
  const ids = { shop: entityId, person: consumerId };
  const flags = useFlagsInForce(api).filter(({ subject, subjectId }) => ids[subject] === subjectId);
  return flags.map(({ flagId, subject, reason, lastDay }) => (
    <Notice key={flagId} size="s" tone="warning" title={`${subjectTexts[subject]}\u00a0: ${reason}`}>
      {texts.until(formatDate(lastDay))}
    </Notice>
  ));
}
