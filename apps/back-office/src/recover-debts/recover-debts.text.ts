import { maxSuspensionReason } from '@alveole/domain';
import type { RecoveryState } from '@alveole/domain';
import type { ReceiptView, RecoveryStepView } from '@alveole/contracts/recovery';
import { formatCount } from '@alveole/ui';
import type { StatusTone } from '@alveole/ui';

export const texts = {
  title: 'Recouvrement',
  lead: 'Ce que des établissements ont reçu en trop, et que leurs prochains dossiers ne compensent pas.',
  trail: 'Remboursements',
  views: 'Étapes du recouvrement',
  debts: 'À demander',
  recoveries: 'Demandes',
  receipts: 'Encaissements',
  loading: 'Chargement',
  noDebts: 'Personne ne doit rien',
  noDebtsReason:
    'Un établissement apparaît ici quand un dossier déjà payé est corrigé ou refusé, et que rien ne le compense.',
  seeRecoveries: 'Voir les demandes',
  noRecoveries: 'Aucune demande',
  noRecoveriesReason: 'Une demande part de l’onglet « À demander ».',
  seeDebts: 'Voir ce qui est à demander',
  noReceipts: 'Rien à éclaircir',
  noReceiptsReason:
    'L’argent qui porte la référence d’une demande la règle de lui-même, à la lecture du fichier de la banque.',
  toBankFile: 'Lire un fichier de la banque',
  shop: 'Établissement',
  funder: 'Financeur',
  owed: 'Doit',
  files: 'Dossiers',
  since: 'Sans mouvement depuis le',
  requestable: 'À demander',
  now: 'Maintenant',
  closed: 'Établissement fermé',
  from: (date: string) => `À partir du ${date}`,
  act: 'Action',
  request: 'Demander le paiement',
  requestOf: (name: string, funder: string | undefined) =>
    [`Demander le paiement à ${name}`, funder && `(${funder})`].filter(Boolean).join(' '),
  requestConsequence: (amount: string, funder: string | undefined) =>
    `L’établissement reçoit un courriel\u00a0: il doit reverser ${[amount, funder && `au financeur «\u00a0${funder}\u00a0»`].filter(Boolean).join(' ')}, avec une référence et une échéance. Un dossier validé entre-temps diminue la demande.`,
  early: 'Pourquoi aucun dossier ne viendra',
  earlyHint: 'Un dossier peut encore compenser ce montant\u00a0: la raison reste dans l’historique.',
  requested: 'Demande envoyée',
  state: 'État',
  allStates: 'Tous les états',
  created: 'Demandé le',
  due: 'Échéance',
  left: 'Reste dû',
  asked: 'Au départ',
  requestedOn: 'Date de la demande',
  letter: 'Lettre en PDF',
  reference: 'Référence',
  recovery: 'demande',
  toRequest: (shops: number, ready: string, hasMore: boolean) =>
    `\u00a0dus par ${formatCount(shops, 'établissement')}${hasMore ? ' affichés' : ''}, dont ${ready} à demander dès maintenant`,
  debt: 'établissement',
  receipt: 'encaissement',
  overdue: (days: number) => `dépassée de ${formatCount(days, 'jour')}`,
  export: 'Exporter en CSV',
  exportFailed: 'L’export n’a pas abouti. Réessayez.',
  detail: (reference: string) => `Demande ${reference}`,
  paid: 'Reversé',
  netted: 'Compensé par des dossiers',
  writtenOff: 'Abandonné',
  creditor: 'À verser à',
  iban: 'IBAN',
  reminders: 'Rappels envoyés',
  history: 'Historique',
  filesOf: 'Dossiers concernés',
  toShop: 'Voir l’établissement',
  writeOff: 'Proposer l’abandon',
  askWriteOff: 'Proposer d’abandonner cette dette\u00a0?',
  writeOffConsequence: (amount: string) =>
    `Un autre administrateur devra le confirmer. L’établissement gardera alors ${amount}, définitivement.`,
  reason: 'Raison',
  reasonHint: 'Lisible dans l’historique.',
  proposedBy: (name: string, reason: string) => `${name} propose d’abandonner ce qui reste\u00a0: ${reason}`,
  confirm: 'Confirmer l’abandon',
  askConfirm: 'Abandonner cette dette\u00a0?',
  confirmConsequence: (amount: string) =>
    `L’établissement garde ${amount} et en est prévenu. Cette étape ne peut pas être annulée.`,
  takeBack: 'Retirer la proposition',
  proposed: 'Abandon proposé\u00a0: un autre administrateur doit le confirmer',
  confirmed: 'Dette abandonnée',
  takenBack: 'Proposition retirée',
  longestReason: maxSuspensionReason,
} as const;

export const stateBadges: Readonly<Record<RecoveryState, { readonly label: string; readonly tone: StatusTone }>> = {
  requested: { label: 'Demandé', tone: 'orange' },
  reminded: { label: 'Relancé', tone: 'red' },
  settled: { label: 'Réglé', tone: 'green' },
  cancelled: { label: 'Compensé', tone: 'green' },
  waived: { label: 'Abandonné', tone: 'grey' },
};

export const stepTexts: Readonly<Record<RecoveryStepView['act'], string>> = {
  request: 'Paiement demandé',
  remind: 'Rappel envoyé',
  pay: 'Argent reçu',
  proposeWriteOff: 'Abandon proposé',
  takeBack: 'Proposition retirée',
  writeOff: 'Abandon confirmé',
  settle: 'Reste compensé par des dossiers',
  cancel: 'Compensé par des dossiers',
};

type Answer = NonNullable<ReceiptView['proposal']>['answer'];

export const receiptTexts = {
  reasons: {
    noReference: 'Sans référence',
    unknownReference: 'Référence inconnue',
    severalReferences: 'Deux références ou plus',
    endedRequest: 'Demande déjà terminée',
    otherAccount: 'Sur le compte d’un autre financeur',
    otherCurrency: 'Dans une autre monnaie',
    surplus: 'Reçu en trop',
  } satisfies Record<NonNullable<ReceiptView['why']>, string>,
  lead: 'De l’argent est arrivé sans régler de demande de lui-même. Dites à quoi il sert\u00a0: un autre administrateur confirme.',
  sum: 'À affecter',
  of: (amount: string) => `sur ${amount}`,
  state: 'Raison',
  booked: 'Arrivé le',
  account: (end: string) => `compte ··· ${end}`,
  payer: 'Payeur et libellé',
  unknownPayer: 'Payeur inconnu',
  assign: 'Affecter',
  assignOf: (sum: string, payer: string | undefined) =>
    [`Affecter ${sum}`, payer && `de ${payer}`].filter(Boolean).join(' '),
  secondPerson: 'Un autre administrateur devra confirmer ce que vous proposez.',
  answer: 'Cet argent',
  giveBack: 'Est rendu à qui l’a envoyé',
  attribute: (reference: string, name: string, left: string) =>
    `Règle la demande ${reference} · ${name} · reste ${left}`,
  propose: 'Proposer',
  ask: (sum: string) => `À quoi servent ${sum}\u00a0?`,
  consequence: {
    attribute: 'Un autre administrateur devra la confirmer. L’argent réglera alors la demande.',
    giveBack:
      'Un autre administrateur devra le confirmer. Cela note que l’argent a été rendu\u00a0: le virement se fait à la banque.',
  } satisfies Record<Answer, string>,
  proposed: (by: string, what: string) => `${by} propose\u00a0: ${what}`,
  whatGiveBack: 'l’argent a été rendu',
  whatAttribute: (reference: string) => `il règle la demande ${reference}`,
  confirm: 'Confirmer',
  askConfirm: 'Confirmer cette affectation\u00a0?',
  confirmConsequence: {
    attribute: 'L’argent règle la demande, au plus pour ce qui en reste. Cette étape ne peut pas être annulée.',
    giveBack: 'L’argent est noté comme rendu. Cette étape ne peut pas être annulée.',
  } satisfies Record<Answer, string>,
  takeBack: 'Retirer la proposition',
  takeBackShort: 'Retirer',
  done: 'C’est noté',
} as const;

export const csvHeads = [
  'Référence',
  'Établissement',
  'Financeur',
  'État',
  'Demandé le',
  'Échéance',
  'Demandé',
  'Reversé',
  'Compensé',
  'Abandonné',
  'Reste dû',
  'Rappels',
] as const;
