import { formatCount } from '@alveole/ui';
import type { UnsentWork } from './waiting-count.ts';

const waits = {
  title: 'Se déconnecter sans attendre l’envoi\u00a0?',
  confirm: 'Se déconnecter et perdre l’envoi',
} as const;
const drafts = {
  title: 'Se déconnecter et effacer ce qui est commencé\u00a0?',
  confirm: 'Se déconnecter et effacer',
} as const;

/** What is asked: what waits for the server comes before what is only begun. */
export function signOutTexts(work: UnsentWork) {
  return { ...(work.waiting > 0 ? waits : drafts), consequence: consequenceText(work) };
}

function consequenceText({ waiting, drafts: begun }: UnsentWork): string {
  const begunText =
    begun > 0
      ? `${formatCount(begun, 'saisie')} sur cet appareil ${begun > 1 ? 'ne sont' : 'n’est'} pas envoyée${begun > 1 ? 's' : ''}.`
      : '';
  const waitingText =
    waiting > 0
      ? `Le serveur n’a pas encore reçu ${formatCount(waiting, 'envoi')}. La déconnexion l’efface de cet appareil\u00a0: ce qui attend sera perdu.`
      : 'La déconnexion efface de cet appareil tout ce qui est commencé.';
  return [begunText, waitingText].filter(Boolean).join(' ');
}
