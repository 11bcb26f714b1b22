import { aboutShop, partner } from './message-kinds.ts';
import type { MessageTemplate } from './message-template.ts';

/** About the accreditation of an establishment. */
export const establishmentTemplates = {
  'entity-validated': { ...aboutShop, label: 'Établissement validé', occasion: 'L’équipe valide l’accréditation.' },
  'entity-refused': {
    ...aboutShop,
    label: 'Refus temporaire',
    occasion: 'L’équipe refuse l’accréditation pour l’instant, avec ses motifs.',
  },
  'entity-closed': {
    ...aboutShop,
    label: 'Refus définitif',
    occasion: 'L’équipe refuse l’accréditation définitivement.',
    code: 'CODE27',
  },
  'entity-closed-by-itself': {
    ...aboutShop,
    label: 'Conditions refusées, compte fermé',
    occasion: 'Un établissement refuse les conditions générales\u00a0: chacun de ses administrateurs est prévenu.',
  },
  'entity-reopened': {
    ...aboutShop,
    label: 'Compte rouvert',
    occasion: 'L’équipe annule la fermeture d’un établissement par lui-même.',
  },
  'fub-sent': {
    ...aboutShop,
    label: 'Demande transmise à la FUB',
    occasion: 'L’équipe transmet un changement d’activité à la FUB.',
    code: 'CODE32',
  },
  'fub-validated': { ...aboutShop, label: 'Accord de la FUB', occasion: 'La FUB accepte la demande.', code: 'CODE33' },
  'fub-refused': { ...aboutShop, label: 'Refus de la FUB', occasion: 'La FUB refuse la demande.', code: 'CODE34' },
  'staff-mail': {
    ...partner,
    label: 'Courriel de l’équipe',
    occasion: 'Un membre de l’équipe écrit à un établissement ou à un bénéficiaire.',
  },
} as const satisfies Record<string, MessageTemplate>;
