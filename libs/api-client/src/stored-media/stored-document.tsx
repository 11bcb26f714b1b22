import { isAppError } from '@alveole/contracts';
import type { ApiCaller } from '@alveole/contracts';
import { ErrorState, FilePreview, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';
import { frenchMessage } from '../french-message.ts';
import { useStoredAddress } from './use-stored-address.ts';

export interface StoredDocumentProps {
  readonly api: ApiCaller;
  /** The accepted object's name. */
  readonly name: string;
  readonly title: string;
  readonly caption?: ReactNode;
}

/** Browsers show the page of a document as wide as its frame, without a pane of small pages beside it. */
const wholeWidth = '#view=FitH&navpanes=0';

/** A stored file, shown through the presigned address that its owner gives. */
export function StoredDocument({ api, name, title, caption }: StoredDocumentProps): ReactNode {
  const address = useStoredAddress(api, name);
  if (address.isPending) return <Skeleton label={`Chargement\u00a0: ${title}`} shape="picture" />;
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
  const isPdf = name.endsWith('.pdf');
  return (
    <FilePreview
      url={isPdf ? `${address.data.url}${wholeWidth}` : address.data.url}
      kind={isPdf ? 'pdf' : 'image'}
      title={title}
      caption={caption}
    />
  );
}
