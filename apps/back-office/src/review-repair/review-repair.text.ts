import { texts as decisionTexts } from '../defer-decision/defer-decision.text.ts';
import type { ReadMarkView } from '@alveole/contracts/repair';
import { isVatExempt, secondReviewCauseTexts } from '@alveole/domain';
import type { MissingStep, RepairKind, SecondReviewCause, VatRate } from '@alveole/domain';
import { formatDeskTime, formatEuros } from '@alveole/ui';
import { texts as listTexts } from '../list-repairs/list-repairs.text.ts';
import type { ReviewOperation } from './repair-acts.ts';

export const texts = {
  loading: 'Chargement du dossier',
  missing: "Cette facture n'existe pas",
  missingTitle: 'Aucun dossier sous ce numéro',
  missingReason: 'Vérifiez le numéro du dossier, par exemple REP00012_48213.',
  backToList: 'Revenir aux réparations',
  failed: 'Le dossier ne s’affiche pas',
  list: 'Réparations',
  filed: 'déposé le',
  decision: 'Décision',
  premium: 'Prime éligible',
  mailNote: 'Le réparateur recevra un courriel.',
  paidNote: 'Ce dossier est remboursé. Seul un administrateur peut encore le corriger.',
  asked: 'Compléments demandés',
  contact: 'Contact',
  evidence: 'Pièces du dossier',
  evidenceTab: 'Facture et photo',
  sessionTab: 'Facture',
  messagesTab: 'Messages',
  shopTab: 'Établissement',
  invoice: 'Facture',
  original: 'Facture sans le tampon',
  photo: 'Photo du vélo',
  photos: 'Photos données ensemble',
  noInvoice: 'Aucune facture déposée',
  noPhoto: 'Aucune photo déposée',
  earlier: 'Pièces remplacées',
  person: 'Bénéficiaire',
  sums: (invoice: string, premium: string) => `Facture ${invoice} HT, prime ${premium}`,
  mobile: 'Mobile',
  bike: 'Vélo',
  session: 'Séance',
  bikeComment: 'Commentaire',
  openShop: 'Ouvrir le dossier de l’établissement',
  timeline: 'Chronologie',
  expected: 'à venir',
  incident: 'Dossier déclaré non transmis lors d’un incident',
  incomplete: 'Dossier incomplet',
  done: 'Votre demande a bien été prise en compte',
  reserved: 'Le dossier est réservé',
  assigned: 'Le dossier est attribué',
  released: 'Le dossier est libéré',
  regret: 'Vous aurez dix secondes pour annuler\u00a0; ensuite, la décision part.',
  hints: [
    { keys: ['J', 'K'], act: 'dossier suivant, précédent' },
    { keys: ['V'], act: 'valider' },
    { keys: ['C'], act: 'demander un complément' },
    { keys: ['E'], act: 'échantillon' },
    { keys: ['N'], act: 'non éligible' },
    { keys: ['Ctrl', 'Entrée'], act: 'envoyer le texte saisi' },
    decisionTexts.hint,
    { keys: ['R'], act: 'réserver, libérer' },
  ],
} as const;

/** « Photo 2 sur 3 ». */
export function photoText(index: number, count: number): string {
  return `Photo ${index + 1} sur ${count}`;
}

const onDay = (at: string): string => (at === '' ? '' : ` le ${formatDeskTime(at)}`);

export const secondReviewTexts = {
  due: (causes: readonly SecondReviewCause[]) =>
    `Second avis (${causes.map((cause) => secondReviewCauseTexts[cause]).join(', ')})\u00a0: vous recommandez, un autre opérateur confirme.`,
  byOther: (name: string, at: string) => `${name} a recommandé la validation${onDay(at)}. Vous la confirmez.`,
  byMe: (at: string) => `Vous avez recommandé la validation${onDay(at)}. Un autre opérateur la confirme.`,
  confirm: 'Confirmer la validation',
} as const;

export const grantTexts = {
  file: 'Dossier',
  suspended: 'Versements de l’établissement suspendus\u00a0:',
} as const;

/** The natures of a file. */
export const kindTexts: Readonly<Record<RepairKind, string>> = listTexts.kinds;

export const factTexts = {
  kind: listTexts.columns.kind,
  invoiced: (vatRate: VatRate | undefined) =>
    isVatExempt(vatRate) ? 'Montant saisi, sans TVA (art. 293 B)' : 'Montant saisi, HT',
  printed: 'Lu sur la facture',
  same: 'le même montant',
  notCompared: 'non comparé',
  picture: 'une image, sans texte à comparer',
  /** « Total HT : 150,00 € (écart +25,00 €) » */
  gap: (amount: string, cents: number) => `${amount} (écart ${cents > 0 ? '+' : ''}${formatEuros(cents)})`,
  printedTitle: 'Ce que dit le dossier',
  hints: 'À regarder de plus près',
  hintCount: 'Indices',
  noHint: 'aucun',
  hintNoun: 'indice',
} as const;

export const statusTexts = {
  title: 'Changer le statut',
  label: 'Nouveau statut',
  act: 'Changer le statut',
} as const;

export const messageTexts = {
  none: 'Aucun message',
  noneReason: 'La discussion avec le réparateur commence ici.',
  closed: 'Cette discussion est close. Un nouveau message la rouvre.',
  reopenTitle: 'Rouvrir la discussion\u00a0?',
  reopenConsequence: 'Votre message sera envoyé, et le réparateur pourra de nouveau écrire.',
  reopenConfirm: 'Envoyer et rouvrir',
  label: 'Votre message',
  hint: 'Le réparateur recevra un courriel.',
  send: 'Envoyer le message',
  close: 'Clore la discussion',
  closeTitle: 'Clore la discussion\u00a0?',
  closeConsequence: (message: string) =>
    `Le réparateur recevra «\u00a0${message}\u00a0» et ne pourra plus écrire, sauf si vous lui écrivez de nouveau.`,
  sent: 'Le message a bien été envoyé',
} as const;

export const answerTexts = {
  asked: 'Ce qui était demandé',
  answered: 'Répondu',
  onBehalf: 'Le dossier a été complété sans pièce ni message du réparateur.',
} as const;

/** Whether the other side has read it: who, and when. */
export function readText(reader: ReadMarkView | undefined): string {
  if (!reader) return 'Pas encore lu';
  const name = reader.name === '' ? 'le réparateur' : reader.name;
  return `Lu par ${name} le ${formatDeskTime(reader.at)}`;
}

export const correctionTexts = {
  title: 'Corriger la prime',
  label: 'Prime éligible corrigée',
  act: 'Corriger la prime',
  ask: 'Corriger la prime\u00a0?',
  reason: 'Raison de la correction',
  reasonHint: 'Le réparateur la lira.',
  consequence: (from: string, to: string) =>
    `La prime passera de ${from} à ${to}. L’ajustement restera inscrit au dossier.`,
} as const;

export const missingNames: Readonly<Record<MissingStep, string>> = {
  FAC: 'la facture',
  FACVE: 'la facture de la séance',
  PHO: 'la photo du vélo',
  VAL: 'le code du bénéficiaire',
};

export interface OperationTexts {
  readonly title: string;
  readonly consequence: string;
  readonly confirm: string;
  /** The label of what is typed with it. */
  readonly textLabel?: string;
}

const complement = {
  title: 'Demander un complément',
  consequence: 'Le réparateur recevra un courriel et pourra répondre depuis son dossier.',
  confirm: 'Envoyer la demande',
  textLabel: 'Ce qui manque ou doit être corrigé',
};
const validate = {
  title: 'Valider ce dossier\u00a0?',
  consequence: 'Le réparateur recevra un courriel. La prime attendra son virement.',
  confirm: 'Valider pour remboursement',
};

/** Where another operator recommended the validation. */
export const confirmation: OperationTexts = {
  title: 'Confirmer la validation\u00a0?',
  consequence: validate.consequence,
  confirm: secondReviewTexts.confirm,
};

/** The question that each operation asks before it is done. */
export const operationTexts: Readonly<Record<ReviewOperation, OperationTexts>> = {
  RECO: {
    title: 'Recommander la validation\u00a0?',
    consequence:
      'Un autre opérateur la confirmera. Jusque-là le réparateur ne reçoit rien et la prime n’est pas accordée.',
    confirm: 'Recommander la validation',
  },
  AVAL: validate,
  AVALECH: validate,
  COM: complement,
  COMECH: complement,
  COMR: {
    title: 'Marquer le dossier comme complété\u00a0?',
    consequence: 'Le dossier reviendra parmi ceux à examiner. Le réparateur ne reçoit pas de courriel.',
    confirm: 'Marquer comme complété',
  },
  ECH: {
    title: 'Mettre à l’échantillon\u00a0?',
    consequence: 'Le dossier sera vérifié avec l’échantillon. Le réparateur ne reçoit pas de courriel.',
    confirm: 'Mettre à l’échantillon',
  },
  NIL: {
    title: 'Déclarer ce dossier non éligible\u00a0?',
    consequence: 'Le réparateur recevra un courriel et la prime ne sera pas versée.',
    confirm: 'Déclarer non éligible',
    textLabel: 'Motif',
  },
  ACAN: {
    title: 'Abandonner ce dossier\u00a0?',
    consequence: 'Le réparateur recevra un courriel et le dossier sera clos.',
    confirm: 'Abandonner le dossier',
  },
  VAL: {
    title: 'Finaliser à la place du réparateur',
    consequence:
      'La réception sera confirmée sans le code du bénéficiaire. Votre commentaire restera inscrit au dossier.',
    confirm: 'Finaliser le dossier',
    textLabel: 'Pourquoi finaliser sans code',
  },
};

/** Of a file that waits for the envelope of a funder. */
/** Of a file whose term is over. */
export const erasedPersonsText = (erasedAt: string): string =>
  `Les données personnelles de ce dossier ont été effacées le ${formatDeskTime(erasedAt)}, à la fin de leur durée de conservation. Ses dates et ses sommes restent\u00a0; il ne change plus.`;

export const envelopeWaitTexts = {
  waits: (funderName: string, since: string) =>
    `L’enveloppe de «\u00a0${funderName}\u00a0» est utilisée\u00a0: ce dossier attend son tour depuis le ${formatDeskTime(since)}. Il se valide dès qu’elle suffit.`,
  toEnvelopes: 'Voir les enveloppes',
} as const;
