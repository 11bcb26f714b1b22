import type { RecoveryState } from '@alveole/domain';
import type { StatusTone } from '@alveole/ui';

export const recoveryTexts = {
  owes: (amount: string) => `Vous devez ${amount}`,
  owesInAll: (amount: string) => `Vous devez ${amount} en tout`,
  owesTo: (funder: string, amount: string) => `${funder}\u00a0: ${amount} à reverser`,
  payNow:
    'Payez cette somme, sans attendre un prochain dossier\u00a0: elle n’est pas retenue sur vos virements. Si un dossier est validé avant votre paiement, elle diminue ici d’elle-même.',
  payEach:
    'Payez chaque somme ci-dessous à son bénéficiaire, sans attendre un prochain dossier\u00a0: elles ne sont pas retenues sur vos virements. Si un dossier est validé avant votre paiement, elles diminuent ici d’elles-mêmes.',
  reason: 'Des dossiers déjà payés ont été corrigés ou refusés depuis\u00a0: vous avez reçu cette somme en trop.',
  requestedOn: 'Date de la demande',
  print: 'Imprimer la lettre',
  pdf: 'Lettre en PDF',
  past: 'Sommes reversées',
} as const;

export const recoveryBadges: Readonly<Record<RecoveryState, { readonly label: string; readonly tone: StatusTone }>> = {
  requested: { label: 'À payer', tone: 'orange' },
  reminded: { label: 'En retard', tone: 'red' },
  settled: { label: 'Réglé', tone: 'green' },
  cancelled: { label: 'Compensé par vos dossiers', tone: 'green' },
  waived: { label: 'Abandonné', tone: 'grey' },
};
