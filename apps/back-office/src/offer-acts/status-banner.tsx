import type { StatusTone } from '@alveole/ui';
import type { ReactNode } from 'react';
import classes from './status-banner.module.css';

export interface StatusBannerProps {
  readonly tone: StatusTone;
  readonly label: string;
  readonly children?: ReactNode;
}

/** Where the file stands, in the colour of its status and in words. */
export function StatusBanner({ tone, label, children }: StatusBannerProps): ReactNode {
  return (
    <div className={classes.banner} data-tone={tone}>
      <p className={classes.label}>{label}</p>
      {children}
    </div>
  );
}
