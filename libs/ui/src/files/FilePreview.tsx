import { useState, type ReactNode } from 'react';
import { TextLink } from '../actions/TextLink.tsx';
import { Icon } from '../icons/Icon.tsx';
import classes from './FilePreview.module.css';

export interface FilePreviewProps {
  url: string;
  kind: 'image' | 'pdf';
  /** What it is: « Facture », « Photo du vélo ». Names the picture. */
  title: string;
  /** What is known of it: its date, its amount, where it was read. */
  caption?: ReactNode;
  /** `large` takes the height of the desk's evidence, `small` a row. */
  size?: 'large' | 'small';
}

/** A stored document, large enough to read; opens alone in a new tab. */
export function FilePreview({ url, kind, title, caption, size = 'large' }: FilePreviewProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  return (
    <figure className={classes.preview} data-size={size}>
      <div className={classes.view}>
        {failedUrl === url ? (
          <Unreadable />
        ) : kind === 'pdf' ? (
          <iframe src={url} title={title} className={classes.document} />
        ) : (
          <img src={url} alt={title} className={classes.image} onError={() => setFailedUrl(url)} />
        )}
      </div>
      <figcaption className={classes.caption}>
        <span>{caption ?? title}</span>
        <TextLink href={url} isExternal aria-label={`Ouvrir\u00a0: ${title} (nouvel onglet)`}>
          Ouvrir
        </TextLink>
      </figcaption>
    </figure>
  );
}

function Unreadable() {
  return (
    <p className={classes.unreadable} role="status">
      <Icon name="alert" />
      Ce document ne peut pas être affiché.
    </p>
  );
}
