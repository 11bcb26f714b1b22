import { Dialog, ErrorState, Skeleton } from '@alveole/ui';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import classes from './DocumentViewer.module.css';
import { lookAfterKey } from './keys-of-viewing.ts';
import { PdfSheet } from './PdfSheet.tsx';
import { PictureSheet } from './PictureSheet.tsx';
import { UnreadDocument } from './UnreadDocument.tsx';
import { useAttempts } from './use-attempts.ts';
import { useFrameSize } from './use-frame-size.ts';
import { ViewerToolbar } from './ViewerToolbar.tsx';
import { firstView, type Viewing } from './viewing.ts';

export interface DocumentViewerProps {
  readonly url: string;
  readonly kind: 'image' | 'pdf';
  /** What it is: « Extrait KBIS », « Facture ». */
  readonly title: string;
  /** What is known of it: its date, its amount. */
  readonly caption?: ReactNode;
  /** `fill` takes the whole of what stands around it. */
  readonly size?: 'tall' | 'fill';
  /** Asks for the document anew, after a failure. */
  readonly onRetry?: () => void;
  /** Opens it in a window of its own. */
  readonly onOpenElsewhere?: () => void;
}

/** A document to be judged: large, turned and enlarged by buttons or keys, page by page. */
export function DocumentViewer(props: DocumentViewerProps): ReactNode {
  const [viewing, setViewing] = useState(firstView);
  const [isEnlarged, setEnlarged] = useState(false);
  const { title } = props;
  const shared = { ...props, viewing, onView: setViewing };
  return (
    <>
      <Viewer {...shared} onEnlarge={() => setEnlarged(true)} />
      {isEnlarged ? (
        <Dialog isOpen isFlush size="full" title={title} onClose={() => setEnlarged(false)}>
          <Viewer {...shared} size="fill" caption={undefined} />
        </Dialog>
      ) : null}
    </>
  );
}

interface ViewerProps extends DocumentViewerProps {
  readonly viewing: Viewing;
  readonly onView: (viewing: Viewing) => void;
  readonly onEnlarge?: () => void;
}

function Viewer({
  url,
  kind,
  title,
  caption,
  size = 'tall',
  viewing,
  onView,
  onRetry,
  ...places
}: ViewerProps): ReactNode {
  const { stage, name, retry, markReady, markFailed } = useAttempts(url, onRetry);
  const [frameRef, frame] = useFrameSize();
  const pages = stage.name === 'ready' ? stage.pages : 0;
  const isMissing = stage.name === 'failed';
  const Sheet = kind === 'pdf' ? PdfSheet : PictureSheet;
  const followKeys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = lookAfterKey(event.key, viewing, pages);
    if (next === undefined || isMissing) return;
    event.preventDefault();
    onView(next);
  };
  return (
    <figure className={classes.viewer} data-size={size} data-title={title} onKeyDown={followKeys}>
      <ViewerToolbar title={title} viewing={viewing} pages={pages} isMissing={isMissing} onView={onView} {...places} />
      <div ref={frameRef} role="group" aria-label={title} tabIndex={0} className={classes.frame}>
        {isMissing ? (
          <ErrorState title="Impossible de charger le document" onRetry={retry} />
        ) : (
          <Sheet
            key={name}
            url={url}
            title={title}
            viewing={viewing}
            frame={frame}
            onReady={markReady}
            onFailed={markFailed}
          />
        )}
        {stage.name === 'loading' ? (
          <div className={classes.waiting}>
            <Skeleton shape="picture" label={`Chargement\u00a0: ${title}`} />
            <p aria-hidden className={classes.loading}>
              En cours de chargement…
            </p>
          </div>
        ) : null}
        {stage.name === 'loading' ? <UnreadDocument title={title} className={classes.unread} /> : null}
      </div>
      {caption ? <figcaption className={classes.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
