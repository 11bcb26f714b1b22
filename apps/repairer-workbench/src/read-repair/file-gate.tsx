import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { useParams } from '@alveole/router';
import { EmptyState, ErrorState, LinkButton, Page, PageTitle, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from './file-gate.text.ts';
import { paths } from '../paths.ts';
import { useOnDevice } from '../send-later/use-on-device.ts';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { useRepairFile } from './use-repair-file.ts';
import { withSessionAmounts } from './session-amounts.ts';

export interface FileGateProps extends Pick<RemoteProps, 'api' | 'config'> {
  /** Names the page while its file is not there. */
  readonly title: string;
  /** Milliseconds until the file is read again; undefined while nothing is under way elsewhere. */
  readonly watchEvery?: (file: RepairView) => number | undefined;
  /** Where the address came from a scanned or typed code: said of a file that is not there, and where to try again. */
  readonly wrongCode?: WrongCode;
  readonly children: (file: RepairView, onDevice: OnDevice) => ReactNode;
}

export interface WrongCode {
  readonly title: string;
  readonly reason: string;
  readonly again: string;
  readonly href: string;
}

/** Reads the file that the address names and shows the page once it is there; otherwise says why it is not. */
export function FileGate({ api, config, title, watchEvery, wrongCode, children }: FileGateProps): ReactNode {
  const { id = '' } = useParams();
  const file = useRepairFile(api, id, watchEvery);
  const { onDevice, isPending } = useOnDevice(id);
  if (file.data && !isPending) return children(withSessionAmounts(file.data, config.campaign), onDevice);
  return (
    <Page width="text">
      <PageTitle>{title}</PageTitle>
      {file.isPending || file.data ? (
        <Skeleton label={texts.loading} shape="card" count={3} />
      ) : (
        <Absent
          failure={file.error}
          onRetry={() => void file.refetch()}
          isRetrying={file.isRefetching}
          wrongCode={wrongCode}
        />
      )}
    </Page>
  );
}

interface AbsentProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
  readonly wrongCode: WrongCode | undefined;
}

function Absent({ failure, onRetry, isRetrying, wrongCode }: AbsentProps): ReactNode {
  const toList = <LinkButton href={paths.repairs}>{texts.toList}</LinkButton>;
  if (isAppError(failure) && failure.kind === 'not-found') {
    const again = wrongCode && (
      <LinkButton href={wrongCode.href} variant="primary">
        {wrongCode.again}
      </LinkButton>
    );
    return (
      <EmptyState title={wrongCode?.title ?? texts.unknown} action={again ?? toList}>
        {wrongCode?.reason ?? texts.unknownReason}
      </EmptyState>
    );
  }
  const message = frenchMessage(failure, { NotAuthorizedException: texts.foreign });
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
