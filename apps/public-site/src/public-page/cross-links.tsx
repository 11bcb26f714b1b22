import { Icon } from '@alveole/ui/icon';
import { Link } from '@alveole/router';
import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './cross-links.module.css';

export interface CrossLinksProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly title: string; readonly text: string }[];
}

/** Where else one may want to go. */
export function CrossLinks({ title, links }: CrossLinksProps): ReactNode {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className="no-print">
      <h2 id={titleId}>{title}</h2>
      <ul className={classes.links}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={classes.link}>
              <span className={classes.texts}>
                <span className={classes.title}>{link.title}</span>
                <span className={classes.text}>{link.text}</span>
              </span>
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
