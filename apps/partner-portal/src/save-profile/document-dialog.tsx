import { frenchMessage } from '@alveole/api-client';
import { enrolmentRoutes, type ApiCaller } from '@alveole/contracts';
import { useQuery } from '@alveole/query';
import { Dialog, ErrorState, FilePreview, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';
import type { EntityDocument } from '../establishment-form/document-labels.ts';

export interface DocumentDialogProps {
  readonly api: ApiCaller;
  readonly document: EntityDocument;
  readonly title: string;
  readonly onClose: () => void;
}

/** A stored document, through an address that lives some minutes. */
export function DocumentDialog({ api, document, title, onClose }: DocumentDialogProps): ReactNode {
  const { media_url: name } = document;
  const media = useQuery({
    queryKey: ['media', name],
    queryFn: ({ signal }) => api.call(enrolmentRoutes.readMedia, { params: { name } }, { signal }),
    gcTime: 0,
  });
  return (
    <Dialog isOpen size="wide" onClose={onClose} title={title}>
      {media.data ? (
        <FilePreview url={media.data.url} kind={name.endsWith('.pdf') ? 'pdf' : 'image'} title={title} />
      ) : media.isError ? (
        <ErrorState title="Impossible de charger le document" message={frenchMessage(media.error)} onRetry={() => void media.refetch()} isRetrying={media.isFetching} />
      ) : (
        <Skeleton shape="picture" label="Chargement du document" />
      )}
    </Dialog>
  );
}
