import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import classes from './question.module.css';

export interface QuestionProps {
  readonly label: string;
  /** It follows something that was just typed or pressed. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/**
 * What is asked next. It takes the focus from what was answered and is gone by now: its first field where it has some,
 * else the question itself, whose answers follow. Give each question a key of its own.
 */
export function Question({ label, takesFocus, children }: QuestionProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(() => {
    if (!takesFocus || !place.current) return;
    const field = place.current.querySelector<HTMLElement>('form input:not([type=hidden])');
    (field ?? place.current).focus({ preventScroll: true });
    place.current.scrollIntoView({ block: 'nearest' });
  });
  // Leaving a field that was typed into is an event of its own, which React takes only when it has drawn.
  useEffect(() => queueMicrotask(() => begin()), []);
  return (
    <div ref={place} role="group" aria-label={label} tabIndex={-1} className={classes.question}>
      {children}
    </div>
  );
}
