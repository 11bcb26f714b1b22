import type { ReactNode } from 'react';
import classes from './Kbd.module.css';

export interface KbdProps {
  children: ReactNode;
  /** Inside a control that already tells its key to assistive tools. */
  isDecorative?: boolean;
}

/** A key of the keyboard. */
export function Kbd({ children, isDecorative = false }: KbdProps) {
  return (
    <kbd className={classes.kbd} aria-hidden={isDecorative || undefined}>
      {children}
    </kbd>
  );
}
