import { Button, EmptyState, LinkButton } from '@alveole/ui';
import { isFileNumber } from '@alveole/domain';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { texts } from './browse-repairs.text.ts';

export interface EmptyListProps {
  readonly query: string | undefined;
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
}

/** Why there is no file here, and the way on. */
export function EmptyList({ query, isFiltered, onShowAll }: EmptyListProps): ReactNode {
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
      title={texts.noneYet}
      icon="bike"
      action={
        <LinkButton href={paths.reception} variant="primary">
          {texts.openRepair}
        </LinkButton>
      }
    >
      {texts.noneYetReason}
    </EmptyState>
  );
}
