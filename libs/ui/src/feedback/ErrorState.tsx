import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import classes from './state.module.css';

export interface ErrorStateProps {
  title?: string;
  /** The French message of the error. */
  message?: ReactNode;
  /** Lets support find the request in the logs. */
  requestId?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Another way on: a link. */
  action?: ReactNode;
}

/** What should be here could not be fetched: says so, and lets one try again. */
export function ErrorState({
  title = 'Une erreur est survenue',
  message,
  requestId,
  onRetry,
  isRetrying = false,
  action,
}: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <span className={classes.picture} data-tone="danger">
        <Icon name="alert" size="l" />
      </span>
      <p className={classes.title}>{title}</p>
      {message ? <div className={classes.text}>{message}</div> : null}
      {onRetry ? (
        <Button variant="primary" icon="retry" onPress={onRetry} isPending={isRetrying}>
          Réessayer
        </Button>
      ) : null}
      {action}
      {requestId ? (
        <p className={classes.reference}>
          <span>{`Référence à donner à l’assistance\u00a0: `}</span>
          <code>{requestId}</code>
        </p>
      ) : null}
    </div>
  );
}
