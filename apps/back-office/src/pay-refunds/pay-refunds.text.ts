import { changedIbanHours, spanText } from '@alveole/domain';
import type { Camel } from '@alveole/contracts';
import type {
  BankLineView,
  BankReportView,
  PayeeBlockView,
  RefundTransferView,
  UnreadEntryView,
} from '@alveole/contracts/refund';
import type { BankQuestionReason, RefundAdvance, RefundState } from '@alveole/domain';
import { formatCount } from '@alveole/ui';
import type { StatusTone } from '@alveole/ui';

export const texts = {
  toRecovery: 'Ce que des établissements doivent reverser',
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
  share: 'part',
  tick: 'Sélectionner le dossier',
  batch: 'lot',
  nothingSelected: 'Cochez les dossiers à rembourser.',
  selected: (count: number, isShared: boolean) =>
    isShared
      ? formatCount(count, 'part sélectionnée', 'parts sélectionnées')
      : formatCount(count, 'dossier sélectionné', 'dossiers sélectionnés'),
  sumOf: (count: number, total: string, isShared: boolean) =>
    `Total de ${formatCount(count, isShared ? 'part' : 'dossier')}\u00a0: ${total}`,
  draftAsk: (batches: number) => (batches > 1 ? `Préparer ces ${batches} lots\u00a0?` : 'Préparer ce lot\u00a0?'),
  funder: 'Financeur',
  funderSum: (name: string, sum: string) => `${name}\u00a0: ${sum}`,
  draftBatches: (batches: number) => (batches > 1 ? `Préparer ${batches} lots` : 'Préparer un lot'),
  draftConsequence: (count: number, total: string, shops: number, funderSums: readonly string[]) =>
    funderSums.length > 1
      ? `${formatCount(count, 'part', 'parts')} de dossiers pour ${total}, vers ${formatCount(shops, 'établissement')}. Un lot par financeur\u00a0: ${funderSums.join(', ')}. Un autre administrateur devra approuver chaque lot avant tout virement.`
      : `${funderSums.map((sum) => `${sum}. `).join('')}${formatCount(count, 'dossier')} pour ${total}, vers ${formatCount(shops, 'établissement')}. Un autre administrateur devra approuver le lot avant tout virement.`,
  drafted: 'Le lot est préparé. Un autre administrateur peut l’approuver.',
  blocked: (count: number, isShared: boolean) =>
    isShared
      ? `${formatCount(count, 'part ne peut', 'parts ne peuvent')} pas être payée${count > 1 ? 's' : ''}`
      : `${formatCount(count, 'dossier ne peut', 'dossiers ne peuvent')} pas être payé${count > 1 ? 's' : ''}`,
  blockedReason: 'L’établissement le lit dans son espace. Ces dossiers seront payables dès que la cause est levée.',
  openShop: 'Ouvrir l’établissement',
  correction: 'Correction',
} as const;

export const batchTexts = {
  detail: (date: string) => `Lot du ${date}`,
  missing: 'Ce lot n’existe pas',
  changed: (state: string) =>
    `Quelqu’un d’autre a modifié ce lot entre-temps\u00a0: «\u00a0${state}\u00a0». Relisez-le avant de continuer.`,
  total: 'Total',
  files: 'Dossiers',
  draftedBy: 'Préparé par',
  approvedBy: 'Approuvé par',
  executionDay: 'Jour du virement demandé à la banque',
  debtor: 'Compte débiteur',
  paidByProgramme: (funder: string) =>
    `«\u00a0${funder}\u00a0» n’a pas de compte à lui\u00a0: l’argent part du compte du programme. L’exploitant donne le sien dans FUNDER_ACCOUNTS.`,
  debtorOf: (name: string, ibanEndsWith: string) => `${name} · ···\u00a0${ibanEndsWith}`,
  steps: 'Étapes du lot',
  download: 'Télécharger le fichier SEPA',
  finished: 'La banque a répondu de tous les virements de ce lot.',
  unpaid: (count: number) =>
    `${formatCount(count, 'virement n’est pas arrivé', 'virements ne sont pas arrivés')}\u00a0: ${count === 1 ? 'ses' : 'leurs'} dossiers attendent un prochain lot.`,
  refusedBy: 'Refusé par',
  withdrawnBy: 'Retiré par',
  refusalReason: 'Raison du refus',
  stopped: 'Ce lot ne sera pas payé\u00a0: ses dossiers sont de nouveau à rembourser.',
  transfers: 'Virements',
  accounts: 'Comptes à payer',
  filesOf: (payee: string) => `Dossiers payés à ${payee}`,
} as const;

/** Why the money of an establishment waits. */
export const blockTexts: Readonly<Record<PayeeBlockView, string>> = {
  bankQuestion: 'Une réponse de la banque est à éclaircir',
  missingIban: 'L’établissement n’a pas donné d’IBAN',
  invalidIban: 'L’IBAN n’est pas valide',
  outsideSepa: 'L’IBAN est hors de la zone SEPA',
  missingBic: 'Compte hors de l’Espace économique européen\u00a0: il manque le BIC',
  changedIban: `L’IBAN a changé\u00a0: ${spanText(changedIbanHours, 'hour')} et une approbation`,
  refusedAccount: 'Compte refusé par la banque',
  paymentsSuspended: 'Versements suspendus par le programme',
};

export const accountTexts = {
  act: 'Approuver le compte',
  title: (shop: string) => `Approuver le nouveau compte de ${shop}\u00a0?`,
  consequence:
    'Vérifiez le changement auprès de l’établissement, par un numéro que vous connaissiez avant. Ses virements partiront vers ce compte, au plus tôt 72 heures après le changement.',
  refusedAct: 'Confirmer le compte',
  refusedTitle: (shop: string) => `Payer de nouveau le compte de ${shop}\u00a0?`,
  refusedConsequence:
    'La banque a refusé un virement vers ce compte. Vérifiez auprès de l’établissement, par un numéro que vous connaissiez avant, que le compte est juste et ouvert. Sinon, demandez-lui un autre IBAN.',
  field: 'Quatre derniers caractères de l’IBAN',
  hint: 'Tels que l’établissement vous les a confirmés.',
  done: 'Le compte est approuvé',
  different: 'Ce n’est pas le compte que l’établissement a déclaré',
} as const;

/** How the bank answered of a transfer. */
export const transferBadges: Readonly<
  Record<RefundTransferView['state'], { readonly label: string; readonly tone: StatusTone }>
> = {
  sent: { label: 'En attente de la banque', tone: 'grey' },
  paid: { label: 'Payé', tone: 'green' },
  rejected: { label: 'Refusé par la banque', tone: 'red' },
  returned: { label: 'Retourné par la banque', tone: 'red' },
};

export const bankTexts = {
  title: 'Réponses de la banque',
  lead: 'Déposez le relevé (camt.053), l’avis d’opérations (camt.054) ou le compte rendu (pain.002), en XML ou en ZIP. Chaque virement est retrouvé par sa référence\u00a0; le même fichier peut être relu sans risque.',
  upload: 'Fichier de la banque',
  failed: 'Le fichier n’a pas pu être lu. Réessayez.',
  unreadable: 'Ce fichier n’est pas un camt.053, camt.054 ou pain.002 lisible.',
  sent: 'Ce fichier est un pain.001\u00a0: il part vers la banque et ne dit rien de sa réponse. Déposez le relevé, l’avis ou le compte rendu.',
  tooLong: 'Ce fichier est trop grand. Découpez-le, ou compressez-le en ZIP.',
  intraday:
    'Ce fichier est un camt.052, les mouvements d’une journée qui n’est pas close\u00a0: rien n’a été appliqué. Déposez le relevé (camt.053) quand il arrive.',
  report: 'Ce que dit le fichier',
  receipts: 'Argent reçu d’établissements',
  nothing: 'Aucun virement du programme dans ce fichier.',
  openBatch: (shop: string) => `Voir le lot du virement à ${shop}`,
  batch: 'Voir le lot',
  expected: (amount: string) => `${amount} attendus`,
  moreFiles: (count: number) => `et ${formatCount(count, 'autre dossier', 'autres dossiers')}`,
  unread: 'Ce qui n’a pas été lu',
  others: (count: number) =>
    `${formatCount(count, 'autre mouvement ne concerne', 'autres mouvements ne concernent')} pas le programme.`,
} as const;

/** Why an entry of a file of the bank was not taken in. */
export const unreadTexts: Readonly<Record<UnreadEntryView['why'], string>> = {
  amount: 'Montant ou devise illisible',
  direction: 'Ni débit ni crédit',
  status: 'Ni état ni date de comptabilisation',
  reference: 'Sans référence de virement',
  notBooked: 'Pas encore comptabilisé',
  intraday: 'Journée pas encore close',
  malformed: 'Écriture vide ou mal formée',
};

interface Badge {
  readonly label: string;
  readonly tone: StatusTone;
}
const toClear = (what: string): Badge => ({ label: `À éclaircir\u00a0: ${what}`, tone: 'orange' });
const toMatch = (what: string): Badge => ({ label: `À rapprocher\u00a0: ${what}`, tone: 'orange' });

/** What a question of the bank is about. */
export const questionBadges: Readonly<Record<Camel<BankQuestionReason>, Badge>> = {
  amountDiffers: toClear('montant différent'),
  currencyDiffers: toClear('autre devise que l’euro'),
  notSent: toClear('lot non transmis'),
  paidAndRejected: toClear('refusé et payé'),
  debitedAgain: toClear('débité deux fois'),
  bareCredit: toClear('crédit sans motif de retour'),
  reversal: toClear('extourne'),
  returnCode: toClear('retour sans motif'),
  sumDiffers: toMatch('la somme n’est pas celle du lot'),
  noReference: toMatch('sans référence'),
};

export const outcomeBadges: Readonly<Record<BankLineView['outcome'], Badge>> = {
  ...questionBadges,
  paid: { label: 'Payé', tone: 'green' },
  rejected: { label: 'Refusé', tone: 'red' },
  returned: { label: 'Retourné', tone: 'red' },
  known: { label: 'Déjà lu', tone: 'grey' },
  unknown: { label: 'Référence inconnue', tone: 'orange' },
};

export const stateBadges: Readonly<Record<RefundState, { readonly label: string; readonly tone: StatusTone }>> = {
  drafted: { label: 'À approuver', tone: 'orange' },
  approved: { label: 'Approuvé, à exporter', tone: 'purple' },
  exported: { label: 'Exporté, à confirmer', tone: 'orange' },
  confirmed: { label: 'Confirmé', tone: 'green' },
  refused: { label: 'Refusé', tone: 'red' },
  withdrawn: { label: 'Retiré', tone: 'grey' },
};

/** How the bank answered, transfer by transfer: `2 payés`. */
export const answeredTexts = {
  paid: (count: number) => formatCount(count, 'payé', 'payés'),
  rejected: (count: number) => formatCount(count, 'refusé', 'refusés'),
  returned: (count: number) => formatCount(count, 'retourné', 'retournés'),
  sum: (paid: string, total: string) => `${paid} sur ${total}`,
} as const;

export const stepLabels: Readonly<Record<'drafted' | 'approved' | 'exported' | 'confirmed', string>> = {
  drafted: 'Préparation',
  approved: 'Approbation',
  exported: 'Export',
  confirmed: 'Confirmation',
};

export interface StepTexts {
  readonly act: string;
  readonly ask: string;
  /** @param funder whose shares the batch pays; empty where the programme pays alone */
  readonly consequence: (count: number, total: string, funder: string) => string;
  readonly done: string;
}

const named = (funder: string): string => (funder === '' ? '' : `Part de ${funder}. `);

export const stepTexts: Readonly<Record<RefundAdvance, StepTexts>> = {
  approve: {
    act: 'Approuver le lot',
    ask: 'Approuver ce lot\u00a0?',
    consequence: (count, total, funder) =>
      `${named(funder)}${formatCount(count, 'dossier')} pour ${total}. Les dossiers seront verrouillés et les comptes bancaires figés.`,
    done: 'Le lot est approuvé',
  },
  export: {
    act: 'Exporter le fichier SEPA',
    ask: 'Exporter ce lot\u00a0?',
    consequence: (_count, total, funder) =>
      `${named(funder)}Le fichier pain.001 de ${total} sera téléchargé, à transmettre à la banque. Le lot ne pourra plus changer.`,
    done: 'Le fichier est téléchargé et le lot est exporté',
  },
  confirm: {
    act: 'Confirmer le virement',
    ask: 'Confirmer le virement\u00a0?',
    consequence: (count, _total, funder) =>
      `${named(funder)}${formatCount(count, 'dossier passera', 'dossiers passeront')} à « Validé et remboursé »${funder && ' une fois tous les financeurs passés'} et les réparateurs recevront un courriel. Cette confirmation ne peut pas être annulée.`,
    done: 'Le virement est confirmé',
  },
};

/** What money of an establishment led to. */
export const receiptBadges: Readonly<
  Record<BankReportView['receipts'][number]['outcome'], { readonly label: string; readonly tone: StatusTone }>
> = {
  settled: { label: 'Règle une demande de paiement', tone: 'green' },
  known: { label: 'Déjà lu', tone: 'grey' },
  question: { label: 'À éclaircir dans « Recouvrement »', tone: 'orange' },
};
