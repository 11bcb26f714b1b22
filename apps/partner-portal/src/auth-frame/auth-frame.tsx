import { PageTitle } from '@alveole/ui';
import type { ReactNode } from 'react';
import classes from './auth-frame.module.css';

export interface AuthFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Between the title and the sheet: the steps of a walk. */
  readonly steps?: ReactNode;
  readonly width?: 'form' | 'wide';
  readonly children: ReactNode;
  /** Under the sheet: another way on. */
  readonly after?: ReactNode;
}

/** The sheet of paper on which partners sign in, recover their password and register. */
export function AuthFrame({ title, lead, steps, width = 'form', children, after }: AuthFrameProps): ReactNode {
  return (
    <div className={classes.frame} data-width={width}>
      <PageTitle lead={lead}>{title}</PageTitle>
      {steps}
      <div className={classes.sheet}>{children}</div>
      {after}
    </div>
  );
}
