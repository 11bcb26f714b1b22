import type { PaymentSuspensionAct } from '@alveole/domain';
import { formatCount } from '@alveole/ui';

const shops = (count: number): string => formatCount(count, 'établissement');

export const texts = {
  card: 'Versements',
  loading: 'Chargement de l’état des versements',
  on: 'Suspendus',
  off: 'En cours',
  lead: 'Ce qui est dû à l’établissement part avec les prochains lots.',
  suspendedBy: (name: string, since: string) => `Par ${name}, le ${since}.`,
  reasonOf: (reason: string) => `Raison\u00a0: ${reason}`,
  acts: { suspend: 'Suspendre les versements', resume: 'Reprendre les versements' },
  actsOn: {
    suspend: (count: number) => `Suspendre les versements (${formatCount(count)})`,
    resume: (count: number) => `Reprendre les versements (${formatCount(count)})`,
  },
  ask: {
    suspend: (count: number) => `Suspendre les versements de ${shops(count)}\u00a0?`,
    resume: (count: number) => `Reprendre les versements de ${shops(count)}\u00a0?`,
  },
  consequence: {
    suspend:
      'Rien de ce qui est dû n’entrera dans un lot. Un lot préparé perd ces dossiers à son approbation\u00a0; les lots approuvés ou envoyés à la banque ne changent pas.',
    resume: 'Ce qui est dû partira avec le prochain lot.',
  },
  reason: 'Raison',
  reasonHint: 'Gardée dans l’historique. L’établissement la lit si le programme le prévoit.',
  missing: 'Donnez la raison',
  done: {
    suspend: (count: number) => `Versements suspendus pour ${shops(count)}`,
    resume: (count: number) => `Versements repris pour ${shops(count)}`,
  },
  unchanged: (count: number) => `${shops(count)} sans changement`,
  badge: 'Versements suspendus',
  tick: 'Sélectionner l’établissement',
} as const;

/** What the shop's history says of each step. */
export const changeTexts: Readonly<Record<PaymentSuspensionAct, string>> = {
  suspend: 'Versements suspendus',
  resume: 'Versements repris',
};
