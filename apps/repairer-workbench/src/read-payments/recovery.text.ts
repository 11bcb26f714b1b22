import type { RecoveryState } from '@alveole/domain';
import type { StatusTone } from '@alveole/ui';

export const recoveryTexts = {
  owes: (amount: string) => `Vous devez ${amount}`,
  owesInAll: (amount: string) => `Vous devez ${amount} en tout`,
  owesTo: (funder: string, amount: string) => `À reverser à ${funder}\u00a0: ${amount}`,
  payNow:
    'Payez cette somme, sans attendre un prochain dossier\u00a0: elle n’est pas retenue sur vos virements. Si un dossier est validé avant votre paiement, elle diminue ici d’elle-même.',
  payEach:
    'Payez chaque somme ci-dessous à son bénéficiaire, sans attendre un prochain dossier\u00a0: elles ne sont pas retenues sur vos virements. Si un dossier est validé avant votre paiement, elles diminuent ici d’elles-mêmes.',
  reason: 'Des dossiers déjà payés ont été corrigés ou refusés depuis\u00a0: vous avez reçu cette somme en trop.',
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
