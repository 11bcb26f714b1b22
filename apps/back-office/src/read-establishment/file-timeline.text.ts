import type { EstablishmentMail, WorkingRole } from '@alveole/domain';
import type { MailFate } from '@alveole/contracts/establishment';

export const texts = {
  title: 'Chronologie',
  loading: 'Chargement de la chronologie',
  failed: 'La chronologie ne s’affiche pas',
  reason: 'Une erreur est survenue veuillez réessayer',
  noun: 'opération',
  platform: 'la plateforme',
  partner: 'l’établissement',
  unknownAct: 'Modification',
  noFate: 'envoi en cours',
} as const;

/** What was done, by the word of the rules. */
export const actTexts: Readonly<Record<string, string>> = {
  register: 'Inscription',
  'save-profile': 'Profil enregistré par l’établissement',
  validate: 'Accréditation validée',
  'refuse-temporarily': 'Refus temporaire',
  'refuse-definitively': 'Refus définitif',
  'refuse-conditions': 'Conditions générales refusées, compte fermé',
  'undo-closing': 'Fermeture annulée, compte rouvert',
  'accept-conditions': 'Conditions générales acceptées',
  'force-approval': 'Approbation forcée',
  modify: 'Données modifiées',
  'represent-terms': 'Conditions générales représentées',
  'send-to-fub': 'Demande envoyée à la FUB',
  'fub-validates': 'Accord de la FUB',
  'fub-refuses': 'Refus de la FUB',
  assign: 'Attribution du dossier',
  'settle-activity': 'Activité de l’inscription accordée',
};

export const roleTexts: Readonly<Record<WorkingRole | 'SYS', string>> = {
  REP: texts.partner,
  ADM: 'administration',
  ALL: 'support',
  FUB: 'FUB',
  SYS: texts.platform,
};

export const mailTexts: Readonly<Record<EstablishmentMail, string>> = {
  validated: 'Courriel de validation',
  'refused-temporarily': 'Courriel de refus temporaire',
  'refused-definitively': 'Courriel de refus définitif',
  'conditions-refused': 'Courriel de fermeture aux administrateurs',
  'closing-undone': 'Courriel de réouverture aux administrateurs',
  'fub-sent': 'Courriel de transmission à la FUB',
  'fub-validated': 'Courriel d’accord de la FUB',
  'fub-refused': 'Courriel de refus de la FUB',
};

/** Mails that no decision names, by their template. */
export const templateTexts: Readonly<Record<string, string>> = {
  'bank-account-changed': 'Alerte de changement d’IBAN',
};

export const fateTexts: Readonly<Record<MailFate['state'], string>> = {
  claimed: 'envoi en cours',
  sent: 'envoyé',
  delivered: 'remis',
  failed: 'non remis',
  unknown: 'envoi incertain',
  declined: 'non voulu par son destinataire',
};
