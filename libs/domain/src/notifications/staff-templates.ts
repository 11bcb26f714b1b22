import { staff } from './message-kinds.ts';
import type { MessageTemplate } from './message-template.ts';

/** To the team and to funders. */
export const staffTemplates = {
  'administrator-added': {
    ...staff,
    label: 'Un administrateur de plus',
    occasion: 'Quelqu’un devient administrateur\u00a0: compte ouvert, rôle changé ou accès rendu.',
  },
  'envelope-alerted': {
    ...staff,
    label: 'Enveloppe bientôt utilisée',
    occasion: 'L’enveloppe d’un financeur est utilisée à 80 puis à 95 %.',
  },
  'fund-call-issued': {
    channel: 'mail',
    reader: 'funder',
    label: 'Appel de fonds',
    occasion: 'Un appel de fonds est émis\u00a0: chaque compte du financeur le reçoit.',
  },
  'sms-switched': {
    ...staff,
    label: 'Code SMS activé ou désactivé',
    occasion: 'Un administrateur change le réglage du code SMS.',
  },
  'webhook-disabled': {
    ...staff,
    label: 'Webhook désactivé',
    occasion: 'Un logiciel n’accepte plus rien depuis trois jours, ou son adresse répond qu’elle n’existe plus.',
  },
  'transfer-rejected-alert': { ...staff, label: 'Alerte de virements refusés', occasion: 'La banque en refuse.' },
  'transfer-returned-alert': { ...staff, label: 'Alerte de virements retournés', occasion: 'La banque en renvoie.' },
} as const satisfies Record<string, MessageTemplate>;
