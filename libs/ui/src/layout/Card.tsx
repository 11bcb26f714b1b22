import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import classes from './Card.module.css';

export interface CardProps {
  children: ReactNode;
  /** Makes the card a named section. */
  title?: string;
  /** The level of the title in the page's headings. */
  level?: 2 | 3 | 4;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** `current` frames the one thing to do next; `attention` marks what deserves a look. */
  tone?: 'plain' | 'current' | 'attention';
  /** The content reaches the edges (a table, a picture). */
  isFlush?: boolean;
}

/** A sheet of paper on the ground. */
export function Card({ children, title, level = 2, action, tone = 'plain', isFlush = false }: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  const naming = title ? { role: 'region', 'aria-labelledby': titleId } : {};
  return (
    <div {...naming} className={clsx(classes.card, classes[tone], isFlush && classes.flush)}>
      {title || action ? (
        <div className={classes.top}>
          {title ? (
            <Heading id={titleId} className={classes.title}>
              {title}
            </Heading>
          ) : null}
          {action}
        </div>
      ) : null}
      {children}
    </div>
  );
}
