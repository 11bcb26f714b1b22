import type { ReactNode, Ref } from 'react';
import classes from './public-page.module.css';

export interface PublicPageProps {
  /** Where one is: the page's one h1. */
  readonly title: string;
  /** What one finds or does here, in a sentence. */
  readonly lead?: ReactNode;
  /** Beside the title: the one thing to do first. */
  readonly beside?: ReactNode;
  /** `form` for one column of fields, `text` for reading. */
  readonly width?: 'wide' | 'text' | 'form';
  /** For a page that takes the focus when it replaces another under the same address. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
}

/** A public page: the band with its title, then its sections. */
export function PublicPage({ title, lead, beside, width = 'wide', titleRef, children }: PublicPageProps): ReactNode {
  return (
    <div className={classes.page} data-paper="upright">
      <div className={classes.band}>
        <div className={classes.bandInside} data-beside={beside ? '' : undefined} data-width={width}>
          <div>
            <h1 ref={titleRef} tabIndex={-1} className={classes.title}>
              {title}
            </h1>
            {lead ? <p className={classes.lead}>{lead}</p> : null}
          </div>
          {beside}
        </div>
      </div>
      {children ? (
        <div className={classes.content} data-width={width}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
