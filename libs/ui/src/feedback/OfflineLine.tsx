import { Banner } from './Banner.tsx';
import { useIsOnline } from './use-is-online.ts';

/** One line over a page that keeps nothing on the device: without a network nothing comes and nothing goes. */
export function OfflineLine() {
  return useIsOnline() ? null : (
    <Banner tone="warning">Vous êtes hors connexion. Rien ne peut être lu ni envoyé avant le retour du réseau.</Banner>
  );
}
