import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { ApiCaller } from '@alveole/contracts';
import { useHref } from '@alveole/router';
import { ErrorState, Skeleton } from '@alveole/ui';
import { DocumentViewer, UnreadDocument } from '@alveole/ui/viewer';
import type { DocumentViewerProps } from '@alveole/ui/viewer';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { openDocumentWindow } from './open-document-window.ts';
import { useStoredAddress } from './use-stored-address.ts';

export interface StoredDocumentProps extends Pick<DocumentViewerProps, 'title' | 'caption' | 'size'> {
  readonly api: ApiCaller;
  /** The accepted object's name. */
  readonly name: string;
}

/** A stored file in our viewer, through the presigned address that its owner gives. */
export function StoredDocument({ api, name, ...viewerProps }: StoredDocumentProps): ReactNode {
  const address = useStoredAddress(api, name);
  if (address.isPending)
    return (
      <>
        <div className="no-print">
          <Skeleton
            label={`Chargement\u00a0: ${viewerProps.title}`}
            shape={viewerProps.size === 'fill' ? 'picture' : 'document'}
          />
        </div>
        <UnreadDocument title={viewerProps.title} />
      </>
    );
  if (address.isError) {
    const requestId = isAppError(address.error) ? address.error.requestId : undefined;
    return (
      <ErrorState
        title="Impossible de charger le document"
        message={frenchMessage(address.error)}
        requestId={requestId}
        onRetry={() => void address.refetch()}
        isRetrying={address.isRefetching}
      />
    );
  }
  const kind = name.endsWith('.pdf') ? 'pdf' : 'image';
  return (
    <Opened key={name} url={address.data.url} kind={kind} onRetry={() => void address.refetch()} {...viewerProps} />
  );
}

/** Fresh addresses come as time goes by; what is open stays open, and takes the newest when it is tried again. */
function Opened({ url, onRetry, ...viewerProps }: DocumentViewerProps): ReactNode {
  const [opened, setOpened] = useState({ url, isStale: false });
  const href = useHref('/view/document');
  if (opened.isStale && url !== opened.url) setOpened({ url, isStale: false });
  const retry = (): void => {
    setOpened({ ...opened, isStale: true });
    onRetry?.();
  };
  const { kind, title } = viewerProps;
  return (
    <DocumentViewer
      {...viewerProps}
      url={opened.url}
      onRetry={retry}
      onOpenElsewhere={() => openDocumentWindow(href, { type: 'alveole.document', url, kind, title })}
    />
  );
}
