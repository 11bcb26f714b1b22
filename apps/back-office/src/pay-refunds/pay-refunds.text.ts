import type { RefundAct, RefundState } from '@alveole/domain';
import { formatCount } from '@alveole/ui';
import type { StatusTone } from '@alveole/ui';

export const texts = {
  title: 'Remboursements',
  lead: 'Préparez un lot de virements, faites-le approuver par un autre administrateur, puis transmettez-le à la banque.',
  views: 'Étapes du remboursement',
  waiting: 'À rembourser',
  batches: 'Lots de virements',
  loading: 'Chargement de la liste',
  noneWaiting: 'Aucun dossier à rembourser',
  noneWaitingReason: 'Les dossiers validés arrivent ici dès leur validation.',
  noneBatches: 'Aucun lot préparé',
  noneBatchesReason: 'Sélectionnez des dossiers à rembourser pour préparer le premier lot.',
  seeWaiting: 'Voir les dossiers à rembourser',
  seeRepairs: 'Voir les réparations à valider',
  file: 'dossier',
  batch: 'lot',
  nothingSelected: 'Cochez les dossiers à rembourser.',
  selected: (count: number) => `${formatCount(count, 'dossier sélectionné', 'dossiers sélectionnés')}`,
  draft: 'Préparer un lot',
  draftAsk: 'Préparer ce lot\u00a0?',
  draftConsequence: (count: number, total: string, shops: number) =>
    `${formatCount(count, 'dossier')} pour ${total}, vers ${formatCount(shops, 'établissement')}. Un autre administrateur devra approuver le lot avant tout virement.`,
  drafted: 'Le lot est préparé. Un autre administrateur peut l’approuver.',
  blocked: (count: number) => `${formatCount(count, 'dossier attend', 'dossiers attendent')} un IBAN`,
  blockedReason: 'L’établissement doit renseigner ses coordonnées bancaires dans « Mon compte » avant tout virement.',
  openShop: 'Ouvrir l’établissement',
} as const;

export const batchTexts = {
  detail: (date: string) => `Lot du ${date}`,
  missing: 'Ce lot n’existe pas',
  total: 'Total',
  files: 'Dossiers',
  draftedBy: 'Préparé par',
  approvedBy: 'Approuvé par',
  steps: 'Étapes du lot',
  download: 'Télécharger le fichier SEPA',
  finished: 'Le virement est confirmé\u00a0: les dossiers sont remboursés.',
} as const;

export const stateLooks: Readonly<Record<RefundState, { readonly label: string; readonly tone: StatusTone }>> = {
  drafted: { label: 'À approuver', tone: 'orange' },
  approved: { label: 'Approuvé, à exporter', tone: 'purple' },
  exported: { label: 'Exporté, à confirmer', tone: 'orange' },
  confirmed: { label: 'Confirmé', tone: 'green' },
};

export const stepLabels: Readonly<Record<RefundState, string>> = {
  drafted: 'Préparation',
  approved: 'Approbation',
  exported: 'Export',
  confirmed: 'Confirmation',
};

export interface StepTexts {
  readonly act: string;
  readonly ask: string;
  readonly consequence: (count: number, total: string) => string;
  readonly done: string;
}

export const stepTexts: Readonly<Record<RefundAct, StepTexts>> = {
  approve: {
    act: 'Approuver le lot',
    ask: 'Approuver ce lot\u00a0?',
    consequence: (count, total) =>
      `${formatCount(count, 'dossier')} pour ${total}. Les dossiers seront verrouillés et les comptes bancaires figés.`,
    done: 'Le lot est approuvé',
  },
  export: {
    act: 'Exporter le fichier SEPA',
    ask: 'Exporter ce lot\u00a0?',
    consequence: (_count, total) =>
      `Le fichier pain.001 de ${total} sera téléchargé, à transmettre à la banque. Le lot ne pourra plus changer.`,
    done: 'Le fichier est téléchargé et le lot est exporté',
  },
  confirm: {
    act: 'Confirmer le virement',
    ask: 'Confirmer le virement\u00a0?',
    consequence: (count) =>
      `${formatCount(count, 'dossier passera', 'dossiers passeront')} à « Validé et remboursé » et les réparateurs recevront un mail. Cette confirmation ne peut pas être annulée.`,
    done: 'Le virement est confirmé',
  },
};
