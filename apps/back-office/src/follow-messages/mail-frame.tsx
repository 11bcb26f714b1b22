import { useRef } from 'react';
import type { ReactNode } from 'react';
import classes from './follow-messages.module.css';

export interface MailFrameProps {
  readonly title: string;
  readonly html: string;
}

/**
 * A mail as its reader sees it, shut in: no script runs, no form is sent, no link leads anywhere. The page's policy
 * lets no style attribute in, so they travel under another name and are set by hand; a text is escaped in a mail, so
 * that only markup can hold one.
 */
export function MailFrame({ title, html }: MailFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const dress = (): void => {
    const mail = frame.current?.contentDocument;
    if (!mail || !frame.current) return;
    dressMail(mail);
    frame.current.style.blockSize = `${mail.documentElement.scrollHeight}px`;
  };
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={html.replaceAll(' style="', ' data-style="')}
      onLoad={dress}
      className={classes.frame}
    />
  );
}

/** Gives a mail its styles, and takes its links out of use. */
export function dressMail(mail: Document): void {
  for (const element of mail.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? '';
  for (const link of mail.querySelectorAll('a')) link.target = '_blank';
}
