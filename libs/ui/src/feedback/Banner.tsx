import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Icon } from '../icons/Icon.tsx';
import { messageIcons, type MessageTone } from './tones.ts';
import classes from './Banner.module.css';

export interface BannerProps {
  tone?: MessageTone;
  children: ReactNode;
  action?: ReactNode;
}

/** A line across the page: the state of the whole (offline, one-machine profile, closed account). */
export function Banner({ tone = 'info', children, action }: BannerProps) {
  return (
    <div className={clsx(classes.banner, classes[tone])} role="status">
      <Icon name={messageIcons[tone]} />
      <div className={classes.text}>{children}</div>
      {action}
    </div>
  );
}
