import type { ReactNode } from 'react';
import classes from './remote-slot.module.css';

/** The first moments of a page; it becomes visible only when they last. */
export function RemoteWaiting(): ReactNode {
  return (
    <div className={classes.waiting} role="status">
      <span className="visually-hidden">Chargement de la page</span>
    </div>
  );
}
