import { StoredDocument } from '@alveole/shared-screens/stored-media';
import type { ApiCaller } from '@alveole/contracts';
import type { EstablishmentDocument } from '@alveole/contracts/establishment';
import { Dialog } from '@alveole/ui';
import type { ReactNode } from 'react';

export interface DocumentDialogProps {
  readonly api: ApiCaller;
  readonly document: EstablishmentDocument;
  readonly title: string;
  readonly onClose: () => void;
}

/** A stored document, in a dialog of its own. */
export function DocumentDialog({ api, document, title, onClose }: DocumentDialogProps): ReactNode {
  return (
    <Dialog isOpen size="wide" onClose={onClose} title={title}>
      <StoredDocument api={api} name={document.name} title={title} />
    </Dialog>
  );
}
