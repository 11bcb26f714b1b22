import { aboutShop, partner } from './message-kinds.ts';
import type { MessageTemplate } from './message-template.ts';

/** About accounts and who signs in. */
export const accountTemplates = {
  'registration-code': {
    ...partner,
    label: 'Code d’inscription',
    occasion: 'Un partenaire demande le code de son inscription.',
  },
  'recovery-code': { ...partner, label: 'Code de récupération', occasion: 'Une personne a oublié son mot de passe.' },
  'account-opening': {
    ...partner,
    label: 'Ouverture de compte',
    occasion: 'Un compte de l’équipe ou d’un collègue est ouvert.',
  },
  'mail-changed': {
    ...aboutShop,
    label: 'Adresse de connexion changée',
    occasion: 'Le support change l’adresse d’un établissement, qui est prévenu à la nouvelle.',
  },
  'mail-left': {
    ...aboutShop,
    label: 'Adresse de connexion quittée',
    occasion: 'Le support change l’adresse d’un établissement, qui est prévenu à l’ancienne.',
  },
  'bank-account-changed': {
    ...aboutShop,
    label: 'IBAN changé',
    occasion: 'Un IBAN est enregistré pour un établissement.',
  },
} as const satisfies Record<string, MessageTemplate>;
