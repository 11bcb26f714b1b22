import type { ReactNode } from 'react';
import { typeset } from '../tell-programme/typeset.ts';
import classes from './get-help.module.css';

/** One answer of the guide. */
export function Answer({ paragraphs }: { paragraphs: readonly string[] }): ReactNode {
  return (
    <div className={classes.answer}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{typeset(paragraph)}</p>
      ))}
    </div>
  );
}
