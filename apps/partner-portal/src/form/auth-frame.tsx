import { PageTitle } from '@alveole/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './auth-frame.module.css';

export interface AuthFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Between the title and the sheet: the steps of a journey. */
  readonly steps?: ReactNode;
  readonly width?: 'form' | 'wide';
  /** When it changes, the title takes the focus: another step stands there. */
  readonly focusKey?: string;
  readonly children: ReactNode;
  /** Under the sheet: another way on. */
  readonly after?: ReactNode;
}

/** The sheet of paper on which partners sign in, recover their password and register. */
export function AuthFrame({
  title,
  lead,
  steps,
  width = 'form',
  focusKey,
  children,
  after,
}: AuthFrameProps): ReactNode {
  const heading = useTitleFocus(focusKey);
  return (
    <div className={classes.frame} data-width={width}>
      <PageTitle lead={lead} ref={heading}>
        {title}
      </PageTitle>
      {steps}
      <div className={classes.sheet}>{children}</div>
      {after}
    </div>
  );
}

function useTitleFocus(focusKey: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(focusKey);
  useEffect(() => {
    if (shown.current === focusKey) return;
    shown.current = focusKey;
    heading.current?.focus();
  }, [focusKey]);
  return heading;
}
