import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { Row } from '../layout/Row.tsx';
import classes from './LostOverlay.module.css';

export interface LostOverlayProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Stands in the place of a dialog whose file could not be loaded. */
export function LostOverlay({ onRetry, onClose }: LostOverlayProps): ReactNode {
  return (
    <div role="alert" className={classes.place}>
      <Notice
        tone="danger"
        action={
          <Row>
            <Button onPress={onRetry}>Réessayer</Button>
            <Button variant="quiet" onPress={onClose}>
              Fermer
            </Button>
          </Row>
        }
      >
        Cette fenêtre n’a pas pu s’ouvrir&nbsp;: vérifiez votre connexion.
      </Notice>
    </div>
  );
}
