import { Button, EmptyState, LinkButton } from '@alveole/ui';
import { isFileNumber } from '@alveole/domain';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { texts } from './list-repairs.text.ts';

export interface EmptyListProps {
  readonly query: string | undefined;
  readonly isFiltered: boolean;
  /** Of the list of lessons. */
  readonly isOfSessions: boolean;
  readonly onShowAll: () => void;
}

/** Why there is no file here, and the way on. */
export function EmptyList({ query, isFiltered, isOfSessions, onShowAll }: EmptyListProps): ReactNode {
  const showAll = <Button onPress={onShowAll}>{texts.showAll}</Button>;
  if (query !== undefined) {
    const [title, reason] = isFileNumber(query)
      ? [texts.unknownNumber, texts.unknownNumberReason]
      : [texts.nothingFound, texts.nothingFoundReason];
    return (
      <EmptyState title={title} action={showAll}>
        {reason}
      </EmptyState>
    );
  }
  if (isFiltered) {
    return (
      <EmptyState title={texts.nothingHere} action={showAll}>
        {texts.nothingHereReason}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={isOfSessions ? texts.noneYet.sessions : texts.noneYet.files}
      icon="bike"
      action={
        <LinkButton href={isOfSessions ? paths.sessionReception : paths.reception} variant="primary">
          {isOfSessions ? texts.openSession : texts.openRepair}
        </LinkButton>
      }
    >
      {isOfSessions ? texts.noneYet.sessionsReason : texts.noneYet.filesReason}
    </EmptyState>
  );
}
