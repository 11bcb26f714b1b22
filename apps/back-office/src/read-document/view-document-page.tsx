import { ErrorState, PageTitle, Skeleton } from '@alveole/ui';
import { DocumentViewer } from '@alveole/ui/viewer';
import type { ReactNode } from 'react';
import { usePushedDocument } from './use-pushed-document.ts';
import classes from './view-document-page.module.css';
import { texts } from './view-document.text.ts';

/** A window that shows one document, pushed in by the window that opened it. */
export function ViewDocumentPage(): ReactNode {
  const shown = usePushedDocument();
  if (shown === 'awaited') return <Skeleton shape="picture" label={texts.waiting} />;
  if (shown === 'missing') return <ErrorState title={texts.failed} message={texts.reason} />;
  return (
    <div className={classes.window}>
      <div className={classes.title}>
        <PageTitle>{shown.title}</PageTitle>
      </div>
      <DocumentViewer key={shown.url} size="fill" url={shown.url} kind={shown.kind} title={shown.title} />
    </div>
  );
}
