import { changedIbanHours, spanText } from '@alveole/domain';
import type { PayeeBlockView, PaymentView } from '@alveole/contracts/refund';
import { formatCount } from '@alveole/ui';
import type { StatusTone } from '@alveole/ui';

export const texts = {
  funder: 'Financeur',
  title: 'Mes virements',
  lead: 'Ce que le programme vous doit, et ce qu’il vous a versé, dossier par dossier.',
  loading: 'Chargement de vos virements',
  owed: 'À recevoir',
  due: 'Validé, pas encore viré',
  retained: 'Retenu sur un prochain virement',
  retainedReason:
    'Un dossier déjà payé a été corrigé ou refusé. Cette somme ne vous est pas demandée\u00a0: attendez, elle sera déduite de ce que le programme vous doit.',
  left: 'Reste à vous virer',
  overpaid: 'Reçu en trop, à déduire',
  overpaidReason:
    'Des dossiers déjà payés ont été corrigés ou refusés, et vos dossiers validés ne suffisent pas à le compenser. Cette somme ne vous est pas demandée\u00a0: elle sera déduite de vos prochains dossiers.',
  beyond: (amount: string) => `${amount} attendent une décision du programme`,
  beyondReason:
    'Vous avez reversé plus que la somme demandée. Le programme vous rend la différence, ou la compte pour une autre demande\u00a0; vous n’avez rien à faire.',
  onItsWay: 'En cours de virement',
  promised: 'Promis avant le',
  promiseLate: 'Délai promis dépassé',
  lateSince: (day: string) => `depuis le ${day}`,
  nothingOwed: 'Rien n’est en attente de paiement.',
  payments: 'Virements',
  none: 'Aucun virement pour l’instant',
  noneReason: 'Vos dossiers validés sont payés par virement, regroupés par semaine.',
  toFiles: 'Voir mes réparations',
  files: (count: number) => formatCount(count, 'dossier'),
  showFiles: (count: number) => (count === 1 ? 'Le dossier de ce virement' : 'Les dossiers de ce virement'),
  transfers: (count: number) => formatCount(count, 'virement'),
  sent: 'Préparé le',
  settled: 'Réponse de la banque le',
  bankReason: 'Raison donnée',
  statement: 'Relevé PDF',
  csv: 'CSV',
  linesOf: (reference: string) => `Dossiers du virement ${reference}`,
  correction: 'correction',
  toAccount: 'Voir mes coordonnées bancaires',
  suspension: (reason: string) => `Vos versements sont suspendus\u00a0: ${reason}`,
  suspendedSince: (day: string) =>
    `Depuis le ${day}. Les dossiers validés restent dus\u00a0: ils seront payés à la reprise des versements.`,
} as const;

export const fileMoneyTexts = {
  granted: 'Aide accordée',
  overpaid: 'Versé en trop, déduit d’un prochain virement',
  batchOf: (date: string, isSettled: boolean) => (isSettled ? `Lot du ${date}` : `Lot du ${date}, en cours`),
  toPayments: 'Voir mes virements',
} as const;

export const blockTexts: Readonly<Record<PayeeBlockView, string>> = {
  bankQuestion: 'Une réponse de la banque est en cours d’examen',
  missingIban: 'Donnez votre IBAN dans « Mon compte » pour être payé.',
  invalidIban: 'Votre IBAN n’est pas valide\u00a0: corrigez-le dans « Mon compte » pour être payé.',
  outsideSepa: 'Votre compte est hors de la zone SEPA\u00a0: donnez un autre IBAN dans « Mon compte » pour être payé.',
  missingBic:
    'Votre compte est hors de l’Espace économique européen\u00a0: donnez le BIC de votre banque dans « Mon compte » pour être payé.',
  paymentsSuspended: 'Vos versements sont suspendus par le programme.',
  refusedAccount:
    'La banque a refusé votre compte. Donnez un autre IBAN dans « Mon compte », ou confirmez-nous celui-ci\u00a0: vos dossiers attendent jusque-là.',
  changedIban: `Vous avez changé d’IBAN. Par sécurité, les virements reprennent ${spanText(changedIbanHours, 'hour')} après le changement, une fois qu’un gestionnaire l’a vérifié avec vous.`,
};

export const stateBadges: Readonly<
  Record<PaymentView['state'], { readonly label: string; readonly tone: StatusTone }>
> = {
  sent: { label: 'En cours', tone: 'orange' },
  paid: { label: 'Payé', tone: 'green' },
  rejected: { label: 'Refusé par la banque', tone: 'red' },
  returned: { label: 'Retourné par la banque', tone: 'red' },
};

/** What a transfer that did not arrive means for who waits for it. */
export const unpaidText =
  'Le montant vous sera viré de nouveau. Vérifiez vos coordonnées bancaires dans « Mon compte ».';

export const statementTexts = {
  title: 'Relevé de virement',
  reference: 'Référence',
  state: 'État',
  sent: 'Préparé le',
  settled: { sent: 'Préparé le', paid: 'Payé le', rejected: 'Refusé le', returned: 'Retourné le' },
  payee: 'Bénéficiaire',
  file: 'Dossier',
  kind: 'Nature',
  amount: 'Montant',
  batch: 'Lot du',
  promised: 'Promis avant le',
  paid: 'Payé le',
  transfer: 'Référence du virement',
  premium: 'Prime',
  correction: 'Correction',
  paidTotal: 'Total versé',
  total: 'Total du virement',
  page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
} as const;

const longMonth = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** « novembre 2026 » of `2026-11`. */
export const monthText = (month: string): string => longMonth.format(new Date(`${month}-15T12:00:00Z`));
