import { StoredDocument } from '@alveole/api-client/stored-media';
import type { ApiCaller } from '@alveole/contracts';
import { Dialog } from '@alveole/ui';
import type { ReactNode } from 'react';
import type { EntityDocument } from '../establishment-form/document-labels.ts';

export interface DocumentDialogProps {
  readonly api: ApiCaller;
  readonly document: EntityDocument;
  readonly title: string;
  readonly onClose: () => void;
}

/** A stored document, in a dialog of its own. */
export function DocumentDialog({ api, document, title, onClose }: DocumentDialogProps): ReactNode {
  return (
    <Dialog isOpen size="wide" onClose={onClose} title={title}>
      <StoredDocument api={api} name={document.media_url} title={title} />
    </Dialog>
  );
}
