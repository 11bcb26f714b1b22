import type { PublicConfig } from '@alveole/contracts';
import { createRoot } from 'react-dom/client';
import type { Notifier } from '../notices/notifier.ts';
import { developedKey } from './asks-for-developed.ts';
import type { RegistrySources } from '../remotes/registry-reader.ts';
import { askedRemotes } from './asked-remotes.ts';
import type { AskedRemote } from './asked-remotes.ts';
import { developedRemotes } from './developed-remotes.ts';
import { remoteText, texts } from './development.text.ts';
import { UnpublishedNotice } from './unpublished-notice.tsx';

export interface DevelopmentParts {
  readonly config: PublicConfig;
  readonly notifier: Notifier;
}

/** Reads which remotes this tab takes from the developer's machine, and says so on the page. */
export async function startDevelopment({
  config,
  notifier,
}: DevelopmentParts): Promise<NonNullable<RegistrySources['withDeveloped']>> {
  const { asked, refused } = askedRemotes(location.search, sessionStorage, config.development === true);
  forgetQuestion();
  if (refused.length > 0) notifier.notify({ tone: 'danger', text: texts.refused, seconds: 10 });
  if (asked.length > 0) showNotice(asked);
  return developedRemotes(asked);
}

/** The address that people copy names no development server. */
function forgetQuestion(): void {
  const url = new URL(location.href);
  url.searchParams.delete('remote');
  history.replaceState(history.state, '', url);
}

/** In a root of its own: the prerendered landing is taken over without it. */
function showNotice(asked: readonly AskedRemote[]): void {
  const back = (): void => {
    sessionStorage.removeItem(developedKey);
    location.reload();
  };
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <UnpublishedNotice title={texts.title} remotes={asked.map(remoteText).join(', ')}>
      <button type="button" onClick={back}>
        {texts.back}
      </button>
    </UnpublishedNotice>,
  );
}
