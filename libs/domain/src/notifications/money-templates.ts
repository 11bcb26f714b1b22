import { aboutShop } from './message-kinds.ts';
import type { MessageTemplate } from './message-template.ts';

/** To a partner, about its transfers and what it has to pay back. */
export const moneyTemplates = {
  'transfer-paid': {
    ...aboutShop,
    label: 'Virement payé',
    occasion: 'La banque confirme un virement. Un courriel par virement, avec ses dossiers.',
  },
  'transfer-rejected': { ...aboutShop, label: 'Virement refusé', occasion: 'La banque refuse un virement.' },
  'transfer-returned': { ...aboutShop, label: 'Virement retourné', occasion: 'La banque renvoie un virement.' },
  'recovery-requested': {
    ...aboutShop,
    label: 'Demande de paiement',
    occasion: 'L’équipe demande à un établissement de reverser ce qu’il a reçu en trop.',
  },
  'recovery-reminded': {
    ...aboutShop,
    label: 'Rappel d’une demande de paiement',
    occasion: 'L’échéance d’une demande de paiement est passée.',
  },
  'recovery-paid': {
    ...aboutShop,
    label: 'Reversement reçu',
    occasion: 'La banque annonce le virement d’un établissement.',
  },
  'recovery-ended': {
    ...aboutShop,
    label: 'Demande de paiement terminée',
    occasion: 'Des dossiers ont compensé le reste d’une demande, ou deux administrateurs y ont renoncé.',
  },
} as const satisfies Record<string, MessageTemplate>;
