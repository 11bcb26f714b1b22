import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { ApiCaller, RepairFile } from '@alveole/contracts';
import { useParams } from '@alveole/router';
import { EmptyState, ErrorState, LinkButton, Page, PageTitle, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';
import { words } from './file-gate.text.ts';
import { paths } from './paths.ts';
import { useRepairFile } from './use-repair-file.ts';

export interface FileGateProps {
  readonly api: ApiCaller;
  /** Names the page while its file is not there. */
  readonly title: string;
  readonly isAwaited?: (file: RepairFile) => boolean;
  readonly children: (file: RepairFile) => ReactNode;
}

/** Reads the file that the address names and shows the page once it is there; otherwise says why it is not. */
export function FileGate({ api, title, isAwaited, children }: FileGateProps): ReactNode {
  const { id = '' } = useParams();
  const file = useRepairFile(api, id, isAwaited);
  if (file.data) return children(file.data);
  return (
    <Page width="text">
      <PageTitle>{title}</PageTitle>
      {file.isPending ? (
        <Skeleton label={words.loading} shape="card" count={3} />
      ) : (
        <Absent failure={file.error} onRetry={() => void file.refetch()} isRetrying={file.isRefetching} />
      )}
    </Page>
  );
}

interface AbsentProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

function Absent({ failure, onRetry, isRetrying }: AbsentProps): ReactNode {
  const toList = <LinkButton href={paths.repairs}>{words.toList}</LinkButton>;
  if (isAppError(failure) && failure.kind === 'not-found') {
    return (
      <EmptyState title={words.unknown} action={toList}>
        {words.unknownReason}
      </EmptyState>
    );
  }
  const message = frenchMessage(failure, { NotAuthorizedException: words.foreign });
  return (
    <ErrorState
      message={message}
      requestId={isAppError(failure) ? failure.requestId : undefined}
      onRetry={onRetry}
      isRetrying={isRetrying}
      action={toList}
    />
  );
}
