import { useHref, useLocation } from '@alveole/router';
import type { ReactNode } from 'react';

/** First stop of the keyboard. The whole path is written, since `<base href>` would bend a bare fragment. */
export function SkipLink(): ReactNode {
  const here = useHref(useLocation());
  return (
    <a className="skip-link" href={`${here.split('#')[0]}#contenu`}>
      Aller au contenu
    </a>
  );
}
