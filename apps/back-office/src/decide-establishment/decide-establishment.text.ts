import type { ReviewAct } from './establishment-acts.ts';

export const texts = {
  decision: 'Décision',
  reasons: 'Motifs du refus',
  identityRenewed: 'La pièce d’identité a été renouvelée depuis ce refus.',
  taken: 'Votre demande a bien été prise en compte.',
  cancel: 'Annuler',
  reasonsLabel: 'Motifs',
  reasonsHint: 'Cochez au moins un motif. L’établissement les lira dans son courriel.',
  explain: 'Précisez le motif',
  backToReasons: 'Revenir aux motifs',
  readMail: 'Lire le courriel',
  fubReason: 'Motif de la FUB',
  fubReasonHint: 'L’établissement le lira tel quel dans son courriel.',
  fubPending:
    'Une demande est en cours auprès de la fédération\u00a0: la validation et l’approbation attendent sa réponse.',
  decided: 'Décision enregistrée',
  nextFile: 'Dossier suivant',
  lastFile: 'C’était le dernier dossier de cette liste.',
} as const;

export interface ConfirmationTexts {
  readonly title: string;
  readonly consequence: string;
  readonly confirm: string;
}

/** The question that an act asks before it is done. */
export const confirmations: Readonly<Record<Exclude<ReviewAct, 'modify' | 'restore'>, ConfirmationTexts>> = {
  validate: {
    title: 'Valider l’accréditation\u00a0?',
    consequence: 'L’établissement recevra un courriel. Il paraîtra sur la carte et pourra ouvrir des dossiers.',
    confirm: 'Valider l’accréditation',
  },
  'refuse-temporarily': {
    title: 'Refuser temporairement\u00a0?',
    consequence: 'L’établissement recevra un courriel avec les motifs et pourra corriger sa demande.',
    confirm: 'Refuser temporairement',
  },
  'refuse-definitively': {
    title: 'Refuser définitivement\u00a0?',
    consequence:
      'L’établissement recevra un courriel et son compte sera fermé. Cette décision ne peut pas être annulée.',
    confirm: 'Refuser et fermer le compte',
  },
  'force-approval': {
    title: 'Forcer l’approbation\u00a0?',
    consequence: 'L’état du dossier ne change pas et l’établissement ne reçoit pas de courriel.',
    confirm: 'Forcer l’approbation',
  },
  'send-to-fub': {
    title: 'Envoyer la demande à la FUB\u00a0?',
    consequence: 'L’établissement recevra un courriel. La validation attendra la réponse de la fédération.',
    confirm: 'Envoyer à la FUB',
  },
  'fub-validates': {
    title: 'Enregistrer l’accord de la FUB\u00a0?',
    consequence: 'L’activité demandée est accordée et l’établissement recevra un courriel.',
    confirm: 'Enregistrer l’accord',
  },
  'fub-refuses': {
    title: 'Enregistrer le refus de la FUB\u00a0?',
    consequence: 'L’activité demandée n’est pas accordée et l’établissement recevra un courriel avec le motif.',
    confirm: 'Enregistrer le refus',
  },
  'represent-terms': {
    title: 'Représenter les conditions générales\u00a0?',
    consequence: 'L’établissement devra les accepter de nouveau à sa prochaine connexion.',
    confirm: 'Représenter les conditions',
  },
  'undo-closing': {
    title: 'Rouvrir le compte\u00a0?',
    consequence:
      'Le dossier revient à l’état où il était avant que l’établissement refuse les conditions. Ses administrateurs recevront un courriel, et les conditions leur seront présentées de nouveau.',
    confirm: 'Rouvrir le compte',
  },
};
