import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Icon } from '../icons/Icon.tsx';
import { messageIcons, type MessageTone } from './tones.ts';
import classes from './Notice.module.css';

export interface NoticeProps {
  tone?: MessageTone;
  title?: string;
  /** `s` where room is short, as beside a decision: title and text share their lines. */
  size?: 'm' | 's';
  children?: ReactNode;
  /** A link or a button: what can be done about it. */
  action?: ReactNode;
  /** Puts a cross at its end; who shows the notice remembers that it was closed. */
  close?: { readonly label: string; readonly onClose: () => void };
  /** It appears after an act: assistive tools read it out. */
  isLive?: boolean;
}

/** Something to know, standing where it matters. */
export function Notice({ tone = 'info', size = 'm', title, children, action, close, isLive = false }: NoticeProps) {
  return (
    <div className={clsx(classes.notice, classes[tone])} data-size={size} role={isLive ? 'status' : undefined}>
      <Icon name={messageIcons[tone]} className={classes.icon} />
      <div className={classes.text}>
        {title ? <p className={classes.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className={classes.action}>{action}</div> : null}
      </div>
      {close ? (
        <button type="button" aria-label={close.label} className={classes.close} onClick={close.onClose}>
          <Icon name="close" size="s" />
        </button>
      ) : null}
    </div>
  );
}
