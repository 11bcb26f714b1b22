import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import { EmptyState, ErrorState, LinkButton, Page, PageTitle } from '@alveole/ui';
import type { ReactNode } from 'react';

export interface UnreadFileTexts {
  readonly missing: string;
  readonly missingTitle: string;
  readonly missingReason: string;
  readonly failed: string;
  readonly backToList: string;
}

export interface MissingFileProps {
  readonly texts: UnreadFileTexts;
  /** The list to go back to. */
  readonly href: string;
}

/** Instead of a file that nothing at this address is. */
export function MissingFile({ texts, href }: MissingFileProps): ReactNode {
  return (
    <Page>
      <PageTitle>{texts.missing}</PageTitle>
      <EmptyState title={texts.missingTitle} action={<LinkButton href={href}>{texts.backToList}</LinkButton>}>
        {texts.missingReason}
      </EmptyState>
    </Page>
  );
}

export interface UnreadFileProps extends MissingFileProps {
  readonly failure: unknown;
  /** The codes that say that there is no such file. */
  readonly absences: ReadonlySet<string>;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Instead of a file that could not be read: whether there is none, or why not and how to try again. */
export function UnreadFile({ texts, href, failure, absences, onRetry, isRetrying }: UnreadFileProps): ReactNode {
  if (isAppError(failure) && absences.has(failure.code)) return <MissingFile texts={texts} href={href} />;
  return (
    <Page>
      <PageTitle>{texts.failed}</PageTitle>
      <ErrorState
        message={frenchMessage(failure)}
        requestId={isAppError(failure) ? failure.requestId : undefined}
        onRetry={onRetry}
        isRetrying={isRetrying}
        action={<LinkButton href={href}>{texts.backToList}</LinkButton>}
      />
    </Page>
  );
}
