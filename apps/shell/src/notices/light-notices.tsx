import type { Notice } from '@alveole/contracts';
import { useHref, useNavigate } from '@alveole/router';
import { ToastRegion, UiProvider } from '@alveole/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { showToast, toasts } from './toasts.ts';

/** Shows each of these notices once. */
export function LightNotices({ notices }: { notices: readonly Notice[] }): ReactNode {
  const shown = useRef(0);
  useEffect(() => {
    notices.slice(shown.current).forEach(showToast);
    shown.current = notices.length;
  }, [notices]);
  return (
    <UiProvider navigate={useNavigate()} useHref={useHref}>
      <ToastRegion queue={toasts} />
    </UiProvider>
  );
}
