import { aboutFile, aboutShop } from './message-kinds.ts';
import type { MessageTemplate } from './message-template.ts';

/** To a partner, about its files. */
export const fileTemplates = {
  'complement-request': {
    ...aboutFile,
    label: 'Complément demandé',
    occasion: 'L’équipe demande un complément sur un dossier.',
    code: 'CODE29',
  },
  'file-validated': {
    ...aboutFile,
    label: 'Dossier validé',
    occasion: 'L’équipe valide un dossier qui peut être payé.',
    topic: 'progress',
  },
  'file-held': {
    ...aboutFile,
    label: 'Dossier validé, virement retenu',
    occasion: 'L’équipe valide un dossier, mais l’IBAN manque ou n’est pas valide.',
  },
  'premium-corrected': {
    ...aboutFile,
    label: 'Prime corrigée',
    occasion: 'Un administrateur corrige la prime d’un dossier payé.',
  },
  'file-not-eligible': {
    ...aboutFile,
    label: 'Dossier non éligible',
    occasion: 'L’équipe refuse un dossier, ou un traitement par lot le fait.',
  },
  'file-abandoned': { ...aboutFile, label: 'Dossier abandonné', occasion: 'L’équipe abandonne un dossier.' },
  'messages-waiting': {
    ...aboutShop,
    label: 'Messages en attente',
    occasion: 'L’équipe écrit sur un dossier. Au plus un courriel par jour et par établissement.',
    topic: 'messages',
  },
} as const satisfies Record<string, MessageTemplate>;
