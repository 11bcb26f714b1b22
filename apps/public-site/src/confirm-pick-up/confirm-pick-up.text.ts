import type { FrenchTexts } from '@alveole/api-client';
import type { PickUpView } from '@alveole/contracts/pick-up';
import { isSession } from '@alveole/domain';

export const texts = {
  title: 'Confirmer le retrait de mon vélo',
  sessionTitle: 'Confirmer ma séance',
  confirmedTitle: 'C’est confirmé',
  reading: 'Chargement de votre demande…',
  again: 'Réessayer',
  shop: 'Établissement',
  bike: 'Vélo',
  invoiced: (isVatExempt: boolean) => (isVatExempt ? 'Facture, sans TVA' : 'Facture hors taxes'),
  premium: 'Aide déduite de votre facture',
  file: 'Dossier',
  confirm: {
    repair: 'Je confirme\u00a0: mon vélo m’est rendu',
    session: 'Je confirme\u00a0: ma séance a eu lieu',
  },
  confirming: 'Confirmation…',
  note: 'Si un montant ne correspond pas à votre facture, ne confirmez pas\u00a0: parlez-en à l’établissement.',
  nothingLeft: 'Vous n’avez plus rien à faire. L’établissement voit votre confirmation.',
  noLink: 'Ce lien est incomplet. Ouvrez-le depuis le courriel, en entier.',
} as const;

/** What the page is about, as far as it is known. */
export function titleText(pickUp: PickUpView | undefined): string {
  if (pickUp?.isConfirmed) return texts.confirmedTitle;
  return pickUp && isSession(pickUp) ? texts.sessionTitle : texts.title;
}

export function leadText(pickUp: PickUpView | undefined): string | undefined {
  if (pickUp === undefined) return undefined;
  const { shopName, isConfirmed } = pickUp;
  const what = isSession(pickUp) ? 'la séance' : 'la réparation';
  return isConfirmed
    ? `Votre confirmation de ${what} est enregistrée.`
    : `${shopName} vous demande de confirmer ${what}. Vérifiez ces informations avant de répondre.`;
}

export const refusals: FrenchTexts = {
  BadCodeException:
    'Ce lien n’est plus valable\u00a0: il a expiré, a été remplacé, ou la demande est déjà validée. L’établissement peut vous en envoyer un autre.',
  ValidationException: texts.noLink,
  TransitionRefusedException:
    'Le dossier a changé depuis l’envoi de ce lien. Demandez à l’établissement de vous en envoyer un autre.',
  BikeAlreadyClaimedException: 'Ce vélo a déjà bénéficié du programme de réparation.',
};
