import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { CrossLinks } from '../public-page/cross-links.tsx';
import type { CrossLinksProps } from '../public-page/cross-links.tsx';
import { PublicPage } from '../public-page/public-page.tsx';
import { CodeCard } from './code-card.tsx';

export interface ShownCodeProps {
  readonly title: string;
  readonly lead: string;
  readonly code: string;
  /** Over the links to what comes next. */
  readonly next: string;
  readonly links: CrossLinksProps['links'];
}

/** The code, and what to do with it. The form that was here is gone, so the focus comes to the title. */
export function ShownCode({ title, lead, code, next, links }: ShownCodeProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <PublicPage title={title} lead={lead} width="form" titleRef={heading}>
      <CodeCard code={code} />
      <CrossLinks title={next} links={links} />
    </PublicPage>
  );
}
