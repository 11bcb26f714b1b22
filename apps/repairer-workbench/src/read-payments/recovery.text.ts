import type { RecoveryState } from '@alveole/domain';
import type { StatusTone } from '@alveole/ui';

export const recoveryTexts = {
  owes: (amount: string) => `Vous devez ${amount}`,
  reason:
    'Un dossier déjà payé a été corrigé ou refusé, et aucun dossier à venir ne compense ce que vous avez reçu en trop. Un dossier validé avant votre virement diminue cette somme.',
  howTo: 'Faites un virement depuis votre banque, avec cette référence\u00a0: elle suffit à le reconnaître.',
  amount: 'Montant',
  due: 'Avant le',
  reference: 'Référence à indiquer',
  creditor: 'Bénéficiaire',
  iban: 'IBAN',
  bic: 'BIC',
  funder: 'Financeur',
  asked: 'Demandé au départ',
  paid: 'Déjà reversé',
  netted: 'Compensé par vos dossiers',
  waived: 'Abandonné',
  code: 'Code de paiement, à lire avec l’application de votre banque',
  codeNote: 'À lire avec l’application de votre banque\u00a0: elle remplit le virement.',
  files: 'Dossiers concernés',
  print: 'Imprimer la lettre',
  pdf: 'Lettre en PDF',
  past: 'Sommes reversées',
  letterTitle: 'Demande de paiement',
  number: 'Référence',
  date: 'Date',
  to: 'À',
  from: 'De la part de',
  contact: 'Une question\u00a0?',
  file: 'Dossier',
  total: 'À payer',
} as const;

export const recoveryBadges: Readonly<Record<RecoveryState, { readonly label: string; readonly tone: StatusTone }>> = {
  requested: { label: 'À payer', tone: 'orange' },
  reminded: { label: 'En retard', tone: 'red' },
  settled: { label: 'Réglé', tone: 'green' },
  cancelled: { label: 'Compensé par vos dossiers', tone: 'green' },
  waived: { label: 'Abandonné', tone: 'grey' },
};
