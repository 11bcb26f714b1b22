import type { MessageSubject, MessageTemplate } from './message-template.ts';

const partner = { channel: 'mail', reader: 'partner' } as const;
const aboutShop = { ...partner, about: 'establishment' } as const;
const aboutFile = { ...partner, about: 'file' } as const;
const staff = { channel: 'mail', reader: 'staff' } as const;

const accountTemplates = {
  'registration-code': {
    ...partner,
    label: 'Code d’inscription',
    occasion: 'Un partenaire demande le code de son inscription.',
  },
  'recovery-code': { ...partner, label: 'Code de récupération', occasion: 'Une personne a oublié son mot de passe.' },
  'account-opening': {
    ...partner,
    label: 'Ouverture de compte',
    occasion: 'Un compte de l’équipe ou d’un collègue est ouvert.',
  },
  'mail-changed': {
    ...aboutShop,
    label: 'Adresse de connexion changée',
    occasion: 'Le support change l’adresse d’un établissement, qui est prévenu à la nouvelle.',
  },
  'mail-left': {
    ...aboutShop,
    label: 'Adresse de connexion quittée',
    occasion: 'Le support change l’adresse d’un établissement, qui est prévenu à l’ancienne.',
  },
  'bank-account-changed': {
    ...aboutShop,
    label: 'IBAN changé',
    occasion: 'Un IBAN est enregistré pour un établissement.',
  },
} as const satisfies Record<string, MessageTemplate>;

const establishmentTemplates = {
  'entity-validated': { ...aboutShop, label: 'Établissement validé', occasion: 'L’équipe valide l’accréditation.' },
  'entity-refused': {
    ...aboutShop,
    label: 'Refus temporaire',
    occasion: 'L’équipe refuse l’accréditation pour l’instant, avec ses motifs.',
  },
  'entity-closed': {
    ...aboutShop,
    label: 'Refus définitif',
    occasion: 'L’équipe refuse l’accréditation définitivement.',
    code: 'CODE27',
  },
  'entity-closed-by-itself': {
    ...aboutShop,
    label: 'Conditions refusées, compte fermé',
    occasion: 'Un établissement refuse les conditions générales\u00a0: chacun de ses administrateurs est prévenu.',
  },
  'entity-reopened': {
    ...aboutShop,
    label: 'Compte rouvert',
    occasion: 'L’équipe annule la fermeture d’un établissement par lui-même.',
  },
  'fub-sent': {
    ...aboutShop,
    label: 'Demande transmise à la FUB',
    occasion: 'L’équipe transmet un changement d’activité à la FUB.',
    code: 'CODE32',
  },
  'fub-validated': { ...aboutShop, label: 'Accord de la FUB', occasion: 'La FUB accepte la demande.', code: 'CODE33' },
  'fub-refused': { ...aboutShop, label: 'Refus de la FUB', occasion: 'La FUB refuse la demande.', code: 'CODE34' },
  'staff-mail': {
    ...partner,
    label: 'Courriel de l’équipe',
    occasion: 'Un membre de l’équipe écrit à un établissement ou à un bénéficiaire.',
  },
} as const satisfies Record<string, MessageTemplate>;

const fileTemplates = {
  'complement-request': {
    ...aboutFile,
    label: 'Complément demandé',
    occasion: 'L’équipe demande un complément sur un dossier.',
    code: 'CODE29',
  },
  'file-validated': {
    ...aboutFile,
    label: 'Dossier validé',
    occasion: 'L’équipe valide un dossier qui peut être payé.',
    topic: 'progress',
  },
  'file-held': {
    ...aboutFile,
    label: 'Dossier validé, virement retenu',
    occasion: 'L’équipe valide un dossier, mais l’IBAN manque ou n’est pas valide.',
  },
  'premium-corrected': {
    ...aboutFile,
    label: 'Prime corrigée',
    occasion: 'Un administrateur corrige la prime d’un dossier payé.',
  },
  'file-not-eligible': {
    ...aboutFile,
    label: 'Dossier non éligible',
    occasion: 'L’équipe refuse un dossier, ou un traitement par lot le fait.',
  },
  'file-abandoned': { ...aboutFile, label: 'Dossier abandonné', occasion: 'L’équipe abandonne un dossier.' },
  'messages-waiting': {
    ...aboutShop,
    label: 'Messages en attente',
    occasion: 'L’équipe écrit sur un dossier. Au plus un courriel par jour et par établissement.',
    topic: 'messages',
  },
  'transfer-paid': {
    ...aboutShop,
    label: 'Virement payé',
    occasion: 'La banque confirme un virement. Un courriel par virement, avec ses dossiers.',
  },
  'transfer-rejected': { ...aboutShop, label: 'Virement refusé', occasion: 'La banque refuse un virement.' },
  'transfer-returned': { ...aboutShop, label: 'Virement retourné', occasion: 'La banque renvoie un virement.' },
  'recovery-requested': {
    ...aboutShop,
    label: 'Demande de paiement',
    occasion: 'L’équipe demande à un établissement de reverser ce qu’il a reçu en trop.',
  },
  'recovery-reminded': {
    ...aboutShop,
    label: 'Rappel d’une demande de paiement',
    occasion: 'L’échéance d’une demande de paiement est passée.',
  },
  'recovery-paid': {
    ...aboutShop,
    label: 'Reversement reçu',
    occasion: 'La banque annonce le virement d’un établissement.',
  },
  'recovery-ended': {
    ...aboutShop,
    label: 'Demande de paiement terminée',
    occasion: 'Des dossiers ont compensé le reste d’une demande, ou deux administrateurs y ont renoncé.',
  },
} as const satisfies Record<string, MessageTemplate>;

const beneficiaryTemplates = {
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
} as const satisfies Record<string, MessageTemplate>;

const staffTemplates = {
  'administrator-added': {
    ...staff,
    label: 'Un administrateur de plus',
    occasion: 'Quelqu’un devient administrateur\u00a0: compte ouvert, rôle changé ou accès rendu.',
  },
  'envelope-alerted': {
    ...staff,
    label: 'Enveloppe bientôt utilisée',
    occasion: 'L’enveloppe d’un financeur est utilisée à 80 puis à 95 %.',
  },
  'fund-call-issued': {
    channel: 'mail',
    reader: 'funder',
    label: 'Appel de fonds',
    occasion: 'Un appel de fonds est émis\u00a0: chaque compte du financeur le reçoit.',
  },
  'sms-switched': {
    ...staff,
    label: 'Code SMS activé ou désactivé',
    occasion: 'Un administrateur change le réglage du code SMS.',
  },
  'transfer-rejected-alert': { ...staff, label: 'Alerte de virements refusés', occasion: 'La banque en refuse.' },
  'transfer-returned-alert': { ...staff, label: 'Alerte de virements retournés', occasion: 'La banque en renvoie.' },
} as const satisfies Record<string, MessageTemplate>;

const templates = {
  ...accountTemplates,
  ...establishmentTemplates,
  ...fileTemplates,
  ...beneficiaryTemplates,
  ...staffTemplates,
} as const;

export type TemplateName = keyof typeof templates;

/** Every mail and SMS of both specifications, by the name under which it is kept. */
export const messageTemplates: Readonly<Record<TemplateName, MessageTemplate>> = templates;

export const templateNames = Object.keys(templates) as [TemplateName, ...TemplateName[]];

/** Whose file a message speaks of; undefined for what speaks of none, and for a name that is gone. */
export function subjectOf(name: string): MessageSubject | undefined {
  return Object.hasOwn(templates, name) ? messageTemplates[name as TemplateName].about : undefined;
}

/** Of messages that are no longer sent. */
const goneLabels: ReadonlyMap<string, string> = new Map([
  ['file-message', 'Nouveau message'],
  ['file-refunded', 'Dossier payé'],
]);

/** What staff calls a message; older records may hold names that are gone. */
export function templateLabel(name: string): string {
  const known = Object.hasOwn(templates, name) ? messageTemplates[name as TemplateName].label : undefined;
  return known ?? goneLabels.get(name) ?? name;
}
