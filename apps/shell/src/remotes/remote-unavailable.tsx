import type { ReactNode } from 'react';
import classes from './remote-slot.module.css';

/** Stands where a remote should be, while the rest of the page goes on. */
export function RemoteUnavailable({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <section className={classes.unavailable} role="alert">
      <p>Cette partie du site est momentanément indisponible.</p>
      <button type="button" className={classes.retry} onClick={onRetry}>
        Réessayer
      </button>
    </section>
  );
}
