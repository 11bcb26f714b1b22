import { clsx } from 'clsx';
import { useEffect, type ReactNode, type Ref } from 'react';
import { TextLink } from '../actions/TextLink.tsx';
import { titleTab } from './title-tab.ts';
import { useFocusOfPage } from './use-focus-of-page.ts';
import classes from './PageTitle.module.css';

export interface PageTitleProps {
  /** Where one is. */
  children: string;
  /** What to do here, in one line. */
  lead?: ReactNode;
  /** A `StatusBadge`, beside the title. */
  status?: ReactNode;
  /** The acts on the whole, at the end of the line. */
  actions?: ReactNode;
  /** The way here, from the top. */
  trail?: readonly { label: string; href: string }[];
  /** The words of the browser's tab, when the title alone does not say enough. */
  documentTitle?: string;
  /** The lead goes on the line of the title where there is room, for pages that need their height; on a phone its end and the acts share one. */
  isLeadInline?: boolean;
  ref?: Ref<HTMLHeadingElement>;
}

/** The one h1 of a screen; also names the browser's tab. It takes the focus that was lost with the page before. */
export function PageTitle({
  children,
  lead,
  status,
  actions,
  trail = [],
  documentTitle = children,
  isLeadInline = false,
  ref,
}: PageTitleProps) {
  const header = useFocusOfPage();
  useEffect(() => titleTab(documentTitle), [documentTitle]);
  return (
    <div ref={header} className={classes.header}>
      {trail.length > 0 ? (
        <nav aria-label="Fil d’Ariane">
          <ol className={classes.trail}>
            {trail.map(({ label, href }) => (
              <li key={label}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <div className={classes.line}>
        <h1 ref={ref} tabIndex={-1} className={classes.title}>
          {children}
        </h1>
        {status}
        {lead ? (
          <p data-lead className={clsx(classes.lead, isLeadInline ? classes.inline : classes.below)}>
            {lead}
          </p>
        ) : null}
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
