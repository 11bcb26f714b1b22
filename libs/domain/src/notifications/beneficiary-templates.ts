import type { MessageTemplate } from './message-template.ts';

/** To beneficiaries. */
export const beneficiaryTemplates = {
  'pre-registration': {
    channel: 'mail',
    reader: 'beneficiary',
    label: 'Préinscription enregistrée',
    occasion: 'Une personne se préinscrit en ligne.',
  },
  'phone-changed': {
    channel: 'sms',
    reader: 'beneficiary',
    label: 'Mobile changé',
    occasion: 'Un établissement ou l’équipe change le mobile d’un bénéficiaire, qui est prévenu à l’ancien numéro.',
  },
  'phone-changed-mail': {
    channel: 'mail',
    reader: 'beneficiary',
    label: 'Mobile changé, par courriel',
    occasion: 'Un établissement ou l’équipe change le mobile d’un bénéficiaire, qui est prévenu à son adresse.',
  },
  'code-elsewhere': {
    channel: 'sms',
    about: 'file',
    reader: 'beneficiary',
    label: 'Code envoyé ailleurs',
    occasion:
      'Un code part au numéro ou à l’adresse que le client donne au comptoir\u00a0; son propre numéro est prévenu.',
  },
  'code-elsewhere-mail': {
    channel: 'mail',
    about: 'file',
    reader: 'beneficiary',
    label: 'Code envoyé ailleurs, par courriel',
    occasion: 'Un code part au numéro ou à l’adresse que le client donne au comptoir\u00a0; son adresse est prévenue.',
  },
  'validation-code': {
    channel: 'sms',
    about: 'file',
    reader: 'beneficiary',
    label: 'Code de validation',
    occasion: 'L’établissement demande le code qui clôt une réparation ou une séance.',
  },
  'validation-code-mail': {
    channel: 'mail',
    about: 'file',
    reader: 'beneficiary',
    label: 'Code de validation, par courriel',
    occasion: 'Le SMS du code n’arrive pas\u00a0: l’établissement l’envoie à l’adresse du bénéficiaire.',
  },
  'confirmation-link': {
    channel: 'mail',
    about: 'file',
    reader: 'beneficiary',
    label: 'Lien de confirmation',
    occasion: 'Le SMS du code n’arrive pas\u00a0: le bénéficiaire peut confirmer lui-même, depuis une page à lui.',
  },
  receipt: {
    channel: 'mail',
    about: 'file',
    reader: 'beneficiary',
    label: 'Reçu du client',
    occasion: 'L’établissement envoie au client le reçu d’un dossier terminé, à son adresse ou à celle qu’il donne.',
  },
  'person-request-code': {
    channel: 'sms',
    reader: 'beneficiary',
    label: 'Code d’une demande sur ses données',
    occasion: 'Une personne demande ses données\u00a0; un code à son numéro montre que c’est elle.',
  },
  'person-request-code-mail': {
    channel: 'mail',
    reader: 'beneficiary',
    label: 'Code d’une demande sur ses données, par courriel',
    occasion: 'Une personne demande ses données\u00a0; un code à son adresse montre que c’est elle.',
  },
  'person-request-answer': {
    channel: 'mail',
    reader: 'beneficiary',
    label: 'Réponse à une demande sur ses données',
    occasion: 'L’équipe répond à une personne qui a demandé ses données, leur correction ou leur effacement.',
  },
} as const satisfies Record<string, MessageTemplate>;
