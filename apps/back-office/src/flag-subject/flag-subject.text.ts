import type { FlagState, FlagSubject } from '@alveole/domain';

export const texts = {
  cards: { shop: 'Signalements de l’établissement', person: 'Signalements du bénéficiaire' },
  loading: 'Chargement des signalements',
  none: 'Aucun signalement en cours.',
  until: (day: string) => `Jusqu’au ${day}`,
  by: (name: string) => `par ${name}`,
  add: 'Signaler',
  asks: { shop: 'Signaler l’établissement', person: 'Signaler le bénéficiaire' },
  lead: 'L’équipe seule lit un signalement. Il prend fin de lui-même après son dernier jour.',
  reason: 'Raison',
  lastDay: 'Dernier jour',
  missingReason: 'Donnez la raison',
  missingDay: 'Donnez un jour du calendrier, comme 05/03/2026',
  added: 'Le signalement est enregistré',
  remove: 'Retirer',
  removeNamed: (reason: string) => `Retirer le signalement\u00a0: ${reason}`,
  ask: 'Retirer ce signalement\u00a0?',
  consequence: 'Il quitte la liste, les dossiers et la page. L’historique le garde.',
  removed: 'Le signalement est retiré',
  badge: 'Signalé',
} as const;

/** Before the reason, beside a decision. */
export const subjectTexts: Readonly<Record<FlagSubject, string>> = {
  shop: 'Établissement signalé',
  person: 'Bénéficiaire signalé',
};

/** What the history says of each step. */
export const stepTexts: Readonly<Record<FlagState, string>> = {
  'in-force': 'Signalement posé',
  removed: 'Signalement retiré',
  expired: 'Signalement arrivé à son terme',
};
