import type { DeferredDecisionView } from '@alveole/contracts/review';
import { formatCount } from '@alveole/ui';

const names: Readonly<Record<DeferredDecisionView['operation'], string>> = {
  RECO: 'recommandation de validation',
  AVAL: 'validation pour remboursement',
  AVALECH: 'validation pour remboursement',
  COM: 'demande de complément',
  COMECH: 'demande de complément',
  COMR: 'dossier complété',
  ECH: 'mise à l’échantillon',
  NIL: 'non éligible',
  ACAN: 'abandon du dossier',
};

export const texts = {
  label: 'Décisions qui partent',
  refusedLabel: 'Décisions non enregistrées',
  /** How many leave, and the newest of them. */
  leaving: (count: number) => (count === 1 ? '1\u00a0décision part' : `${formatCount(count)}\u00a0décisions partent`),
  newest: ({ fileNumber, operation }: DeferredDecisionView) => `${fileNumber}\u00a0: ${names[operation]}`,
  refusedTitle: (count: number) =>
    count === 1
      ? 'Une décision n’est pas enregistrée'
      : `${formatCount(count)}\u00a0décisions ne sont pas enregistrées`,
  refused: ({ fileNumber, operation, reason = '' }: DeferredDecisionView) =>
    `${fileNumber}\u00a0: ${names[operation]} non enregistrée. ${reason}.`,
  seconds: (left: number) => `${formatCount(left)}\u00a0s`,
  undo: 'Annuler',
  undoLast: 'Annuler la dernière',
  reopen: 'Rouvrir le dossier',
  putAway: 'Fermer',
  done: 'Votre demande a bien été prise en compte',
  undone: 'Décision annulée, rien n’est parti',
  waits: 'Votre décision sur ce dossier part dans quelques secondes',
  hint: { keys: ['Z'], act: 'annuler la décision' },
} as const;
