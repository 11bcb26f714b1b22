import type { FrenchTexts } from '@alveole/api-client';

export const texts = {
  title: 'Ne plus recevoir un courriel',
  stop: 'Ne plus recevoir',
  undo: 'Annuler, et les recevoir',
  saving: 'Enregistrement…',
  noLink: 'Ce lien est incomplet. Ouvrez-le depuis le courriel, en entier.',
} as const;

/** Before, after, and after it was taken back. */
export const words = {
  ask: {
    heading: texts.title,
    lead: (what: string) => `Vous ne recevrez plus ${what}.`,
    note: 'Les courriels nécessaires à vos dossiers continuent\u00a0: compléments demandés, refus, paiements, codes et sécurité du compte.',
  },
  stop: {
    heading: 'C’est enregistré',
    lead: (what: string) => `Vous ne recevez plus ${what}.`,
    note: 'Vous pouvez encore changer d’avis ici. Plus tard, l’équipe les rétablit à votre demande.',
  },
  undo: {
    heading: 'C’est rétabli',
    lead: (what: string) => `Vous recevez de nouveau ${what}.`,
    note: 'Vous pouvez toujours les arrêter avec le lien au bas de ces courriels.',
  },
} as const;

export const refusals: FrenchTexts = {
  BadCodeException: texts.noLink,
  ValidationException: texts.noLink,
  TransitionRefusedException:
    'Ce lien a déjà servi, et ces courriels ont été rétablis depuis. Utilisez le lien d’un courriel plus récent.',
};
