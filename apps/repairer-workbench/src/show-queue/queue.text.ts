import { isSession } from '@alveole/domain';
import type { VatRate } from '@alveole/domain';
import { formatCount } from '@alveole/ui';
import type { StepSubject } from '../send-later/step.ts';
import { netText } from '../show-file/invoice.text.ts';

export const texts = {
  title: 'Envois en attente',
  lead: 'Gardés sur cet appareil, envoyés dans l’ordre dès que le serveur répond.',
  loading: 'Chargement des envois',
  nothing: 'Rien n’attend',
  nothingReason: 'Tout ce que vous avez saisi est enregistré.',
  home: 'Retour à l’accueil',
  sendNow: 'Envoyer maintenant',
  waits: 'En attente',
  refused: 'Refusé',
  open: 'Ouvrir le dossier',
  retry: 'Réessayer',
  abandon: 'Abandonner',
  abandonTitle: 'Abandonner ces envois\u00a0?',
  abandonConsequence: 'Ce qui attend pour ce dossier sera effacé de cet appareil et ne sera pas envoyé.',
  offline:
    'Hors connexion\u00a0: dossier, facture, photo et message sont gardés sur cet appareil et partiront tout seuls. Chercher un client ou valider un code demande le réseau.',
  see: 'Voir les envois',
  waiting: (count: number) => `${formatCount(count, 'envoi')} en attente du serveur.`,
  refusedLine: (count: number) => `${formatCount(count, 'envoi')} à revoir\u00a0: le serveur a refusé.`,
} as const;

/** « Facture de 125,00 € HT », of a shop without VAT « Facture de 125,00 € ». */
export function stepText(subject: StepSubject, vatRate: VatRate | undefined): string {
  if (subject.act === 'open') return isSession(subject) ? 'Ouverture d’une séance' : 'Ouverture du dossier';
  if (subject.act === 'photo') return 'Photo du vélo';
  if (subject.act === 'bike') return 'Correction du vélo';
  if (subject.act === 'message') return 'Message';
  return subject.invoiceCents === undefined
    ? 'Facture de la séance'
    : `Facture de ${netText(subject.invoiceCents, vatRate)}`;
}
