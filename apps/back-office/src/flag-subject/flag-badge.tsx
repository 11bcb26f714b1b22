import { StatusBadge } from '@alveole/ui';
import type { FlagView } from '@alveole/contracts/desk';
import type { FlagSubject } from '@alveole/domain';
import type { ReactNode } from 'react';
import { texts } from './flag-subject.text.ts';

/** The reasons of the flags in force, by what they are on. */
export function reasonsOfFlags(flags: readonly FlagView[], subject: FlagSubject): ReadonlyMap<string, string> {
  return new Map(flags.filter((flag) => flag.subject === subject).map(({ subjectId, reason }) => [subjectId, reason]));
}

/** That a row's establishment or beneficiary is flagged; nothing where it is not. */
export function FlagBadge({ reason }: { readonly reason: string | undefined }): ReactNode {
  if (reason === undefined) return null;
  return (
    <span title={reason}>
      <StatusBadge tone="orange" icon="alert">
        {texts.badge}
      </StatusBadge>
    </span>
  );
}
