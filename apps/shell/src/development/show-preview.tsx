import { createRoot } from 'react-dom/client';
import type { FoundRemote } from '../remotes/registry-reader.ts';
import { texts } from './development.text.ts';
import { UnpublishedNotice } from './unpublished-notice.tsx';

/** Says on every page that this browser sees a version by a link, and offers the way back to what everybody gets. */
export function showPreview({ name, version }: FoundRemote, base: string): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <UnpublishedNotice title={texts.preview} remotes={`${name} (${version})`}>
      <a href={`${base}/apercu/fin`}>{texts.back}</a>
    </UnpublishedNotice>,
  );
}
