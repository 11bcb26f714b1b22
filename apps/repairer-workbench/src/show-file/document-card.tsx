import { StoredDocument } from '@alveole/shared-screens/stored-media';
import type { ApiCaller } from '@alveole/contracts';
import { Button, Card, Dialog } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import classes from './document-card.module.css';
import { StoredThumbnail } from './stored-thumbnail.tsx';

export interface DocumentCardProps {
  readonly api: ApiCaller;
  /** The accepted object's name. */
  readonly name: string;
  /** « Facture de 125,00 € HT ». */
  readonly title: string;
  /** When it was deposited. */
  readonly detail: string;
  /** What may be done with it beside looking. */
  readonly act?: ReactNode;
}

/** A deposited document: what it is, and « Voir ». */
export function DocumentCard({ api, name, title, detail, act }: DocumentCardProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isPdf = name.endsWith('.pdf');
  return (
    <Card isFlush>
      <div className={classes.row}>
        <span aria-hidden className={classes.picture}>
          {isPdf ? 'PDF' : <StoredThumbnail api={api} name={name} />}
        </span>
        <div className={classes.texts}>
          <p className={classes.title}>{title}</p>
          <p className={classes.detail}>{detail}</p>
        </div>
        <div className={classes.acts}>
          {act}
          <Button variant="quiet" onPress={() => setOpen(true)} aria-label={`Voir\u00a0: ${title}`}>
            Voir
          </Button>
        </div>
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} size="wide">
        <StoredDocument api={api} name={name} title={title} caption={detail} />
      </Dialog>
    </Card>
  );
}
