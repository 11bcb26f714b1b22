import { frenchMessage } from '@alveole/api-client';
import { enrolmentRoutes, isAppError } from '@alveole/contracts';
import type { ApiCaller } from '@alveole/contracts';
import { useQuery } from '@alveole/query';
import { ErrorState, FilePreview, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';

export interface StoredDocumentProps {
  readonly api: ApiCaller;
  /** The accepted object's name. */
  readonly name: string;
  readonly title: string;
  readonly caption?: ReactNode;
}

/** Presigned addresses live some minutes; a fresh one is asked for before that (milliseconds). */
const addressLife = 120_000;

/** A stored file, shown through the presigned address that its owner gives. */
export function StoredDocument({ api, name, title, caption }: StoredDocumentProps): ReactNode {
  const address = useQuery({
    queryKey: ['media', name],
    staleTime: addressLife,
    gcTime: addressLife,
    queryFn: ({ signal }) => api.call(enrolmentRoutes.readMedia, { params: { name } }, { signal }),
  });
  if (address.isPending) return <Skeleton label={`Chargement\u00a0: ${title}`} shape="picture" />;
  if (address.isError) {
    const requestId = isAppError(address.error) ? address.error.requestId : undefined;
    return <ErrorState title="Impossible de charger le document" message={frenchMessage(address.error)} requestId={requestId} onRetry={() => void address.refetch()} isRetrying={address.isRefetching} />;
  }
  return <FilePreview url={address.data.url} kind={name.endsWith('.pdf') ? 'pdf' : 'image'} title={title} caption={caption} />;
}
