import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { CodeCard } from '../consumer-code/code-card.tsx';
import { CrossLinks } from '../public-page/cross-links.tsx';
import { PublicPage } from '../public-page/public-page.tsx';
import { doneTexts } from './pre-register.text.ts';

export interface RegisteredProps {
  /** False for a person known before, who gets the code given then. */
  readonly isNew: boolean;
  readonly code: string;
}

/** The code, and what to do with it. The form is gone, so the focus comes here. */
export function Registered({ isNew, code }: RegisteredProps): ReactNode {
  const { title, lead } = isNew ? doneTexts.fresh : doneTexts.known;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <PublicPage title={title} lead={lead} width="form" titleRef={heading}>
      <CodeCard code={code} />
      <CrossLinks title={doneTexts.next} links={[doneTexts.find, doneTexts.lesson]} />
    </PublicPage>
  );
}
