import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { SignOutDialogProps } from './sign-out-dialog.tsx';
import { signOutTexts } from './sign-out.text.ts';
import { hasUnsentWork, unsentWork } from './waiting-count.ts';

/** How the dialog is loaded; a test gives its own. */
export type LoadDialog = () => Promise<{ readonly SignOutDialog: ComponentType<SignOutDialogProps> }>;

const loadDialog: LoadDialog = () => import('./sign-out-dialog.tsx');

export interface AskedSignOutOptions {
  /** The page begins with the question. */
  readonly isAsked: boolean;
  readonly onSignOut: () => void;
  readonly load?: LoadDialog;
}

export interface AskedSignOut {
  /** Signs out, after a question where something would be lost. */
  readonly askFirst: () => void;
  /** Has the dialog load, since a pointer or the focus is near what asks. */
  readonly onNear: () => void;
  readonly dialog: ReactNode;
}

/**
 * The sign-out of a page. Its dialog loads when a sign-out is near; where it cannot be had, without network and without
 * service worker, the browser's own question takes its place.
 */
export function useAskedSignOut({ isAsked, onSignOut, load = loadDialog }: AskedSignOutOptions): AskedSignOut {
  const [Dialog, setDialog] = useState<ComponentType<SignOutDialogProps>>();
  const ask = (): void => {
    load().then(
      ({ SignOutDialog }) => setDialog(() => SignOutDialog),
      () => (globalThis.confirm(plainQuestion()) ? onSignOut() : undefined),
    );
  };
  useEffect(() => {
    if (isAsked) ask();
    // Once, when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {
    askFirst: () => (hasUnsentWork(unsentWork(localStorage, sessionStorage)) ? ask() : onSignOut()),
    onNear: () => void load().catch(() => undefined),
    dialog: Dialog ? <Dialog isOpen onClose={() => setDialog(undefined)} onSignOut={onSignOut} /> : null,
  };
}

function plainQuestion(): string {
  const { title, consequence } = signOutTexts(unsentWork(localStorage, sessionStorage));
  return `${title}\n\n${consequence}`;
}
