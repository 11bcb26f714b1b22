import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { WaitingPageEnd } from '@alveole/router';
import { useIsOnline } from '@alveole/ui';
import { TakenOver } from './taken-over.tsx';
import classes from './remote-slot.module.css';

const texts = {
  unavailable: 'Cette partie du site est momentanément indisponible.',
  offline: 'Vous êtes hors connexion. La page s’affichera dès que le réseau reviendra.',
  retry: 'Réessayer',
} as const;

/** Stands where a remote should be, while the rest of the page goes on; it tries again when the network is back. */
export function RemoteUnavailable({ onRetry }: { onRetry: () => void }): ReactNode {
  const isOnline = useIsOnline();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onBack = (): void => retry();
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  }, []);
  return (
    <section className={classes.unavailable} role="alert">
      <WaitingPageEnd />
      <p>{isOnline ? texts.unavailable : texts.offline}</p>
      <button type="button" className={classes.retry} onClick={onRetry}>
        {texts.retry}
      </button>
      <TakenOver />
    </section>
  );
}
