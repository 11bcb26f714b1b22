import { isVatExempt, netAmountText } from '@alveole/domain';
import type { VatRate } from '@alveole/domain';
import { formatEuros } from '@alveole/ui';
import { displayPhone } from '@alveole/validation';

export const texts = {
  title: 'À la place du réparateur',
  ready: 'Prêt à joindre',
  done: 'Votre demande a bien été prise en compte',
  failed: "Un problème est survenu durant l'ajout de la facture/photo, veuillez réessayer",
  smsSent: 'Le code est en route vers le mobile du bénéficiaire',
  invoice: 'Ajouter une facture',
  invoiceLead: 'La facture portera votre nom dans la chronologie.',
  replaced: 'Elle prendra la place de la précédente, qui restera au dossier.',
  codeLost:
    'Avec un autre montant, le code déjà envoyé au client ne sera plus valable\u00a0: il faudra lui en envoyer un autre.',
  amount: (vatRate: VatRate | undefined) =>
    isVatExempt(vatRate) ? 'Montant de la facture' : 'Montant de la facture hors taxes',
  reason: 'Pourquoi ce montant\u00a0?',
  reasonHint: 'Sans raison, le client devra confirmer le nouveau montant.',
  participants: 'Nombre de participants',
  file: 'Facture',
  fileHint: 'Une image nette ou un PDF.',
  sendInvoice: 'Ajouter la facture',
  premiumWaits: 'La prime s’affiche dès que le montant est saisi.',
  premiumLater: 'La prime est calculée à l’envoi de la facture.',
  photo: 'Ajouter une photo',
  photoLead: 'La photo portera votre nom dans la chronologie.',
  photoField: 'Photo du vélo',
  photoHint: 'Le vélo réparé, entier et net.',
  photoMissing: 'Choisissez une photo.',
  sendPhoto: 'Ajouter la photo',
  bike: 'Corriger le vélo',
  bikeLead: 'La correction portera votre nom dans la chronologie, qui garde l’ancien numéro.',
  serial: 'Numéro du vélo',
  brand: 'Marque ou enseigne',
  brandUnknown: 'Aucune marque ne correspond. Choisissez «\u00a0Autre\u00a0».',
  comment: 'Commentaire',
  sendBike: 'Enregistrer le vélo',
  sms: 'Envoyer le code par SMS',
  smsTitle: 'Envoyer le code au bénéficiaire\u00a0?',
  smsConfirm: 'Envoyer le SMS',
  code: 'Saisir le code du bénéficiaire',
  codeLead: 'Le dossier sera finalisé avec ce code, comme au comptoir.',
  codeField: 'Code reçu par SMS',
  sendCode: 'Finaliser avec ce code',
  codeOutdated: 'La facture a changé depuis l’envoi du dernier code\u00a0: envoyez-en un nouveau.',
  noPhone: 'Aucun mobile n’est connu pour ce bénéficiaire.',
} as const;

export const participantOptions = [
  { value: '1', label: '1 personne' },
  { value: '2', label: '2 personnes' },
  { value: '3', label: '3 personnes' },
] as const;

/** What an invoice will give, told before it is sent. */
export const premiumText = (cents: number): string => `Prime éligible\u00a0: ${formatEuros(cents)}`;

/** Told while another amount than the confirmed one is typed. */
export const confirmedText = (cents: number, vatRate: VatRate | undefined): string =>
  `Le client a confirmé ${netAmountText(cents, vatRate)}.`;

/** To whom the code goes, and what becomes of the one before. */
export const smsConsequence = (phone: string): string =>
  `Un SMS partira au ${displayPhone(phone)}. Un code envoyé plus tôt reste valable jusqu’à sa fin.`;
