import { Button, EmptyState, LinkButton } from '@alveole/ui';
import type { ReactNode } from 'react';
import { paths } from '../repair-file/paths.ts';
import { words } from './browse-repairs.text.ts';
import { isFileNumber } from './searched-text.ts';

export interface EmptyListProps {
  readonly query: string | undefined;
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
}

/** Why there is no file here, and the way on. */
export function EmptyList({ query, isFiltered, onShowAll }: EmptyListProps): ReactNode {
  const showAll = <Button onPress={onShowAll}>{words.showAll}</Button>;
  if (query !== undefined) {
    const [title, reason] = isFileNumber(query)
      ? [words.unknownNumber, words.unknownNumberReason]
      : [words.nothingFound, words.nothingFoundReason];
    return (
      <EmptyState title={title} action={showAll}>
        {reason}
      </EmptyState>
    );
  }
  if (isFiltered) {
    return (
      <EmptyState title={words.nothingHere} action={showAll}>
        {words.nothingHereReason}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={words.noneYet}
      icon="bike"
      action={
        <LinkButton href={paths.reception} variant="primary">
          {words.openRepair}
        </LinkButton>
      }
    >
      {words.noneYetReason}
    </EmptyState>
  );
}
