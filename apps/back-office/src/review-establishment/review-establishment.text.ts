import type { DocumentKind } from '@alveole/contracts/establishment';
import { EstablishmentKind } from '@alveole/domain';
import type { ReviewAct } from './establishment-acts.ts';

export const texts = {
  loading: 'Chargement du dossier',
  missing: "Ce réparateur n'existe pas",
  missingTitle: 'Aucun établissement à cette adresse',
  missingReason: 'L’adresse de cette page ne mène à aucun établissement.',
  backToList: 'Revenir à la liste',
  failed: 'Le dossier ne s’affiche pas',
  decision: 'Décision',
  filed: 'déposé le',
  siretControl: 'Le numéro SIRET ne passe pas le contrôle (clé de Luhn).',
  structure: 'Structure',
  representative: 'Représentant légal',
  establishment: 'Établissement',
  bank: 'Coordonnées bancaires',
  training: 'Vélo-école',
  history: 'Historique des motifs',
  reasons: 'Motifs du refus',
  identityRenewed: 'La pièce d’identité a été renouvelée depuis ce refus.',
  noDocument: 'Aucun document déposé',
  noDocumentReason: 'L’établissement n’a pas joint cette pièce.',
  noDocumentLocal: 'Une collectivité n’a pas d’extrait KBIS à fournir.',
  seeMap: 'Voir sur la carte',
  place: 'Emplacement de l’établissement',
  placed: 'L’emplacement est enregistré',
  temporary: 'Refus temporaire',
  definitive: 'Refus définitif',
  mailSent: "Un email a été envoyé à l'établissement.",
  mailNotSent: "Opération effectué avec succès. Le mail n'a pas été envoyé à l'établissement.",
  taken: 'Votre demande a bien été prise en compte.',
  reserved: 'Le dossier est réservé',
  assigned: 'Le dossier est attribué',
  released: 'Le dossier est libéré',
  cancel: 'Annuler',
  save: 'Enregistrer',
  reasonsLabel: 'Motifs',
  reasonsHint: 'Cochez au moins un motif. L’établissement les lira dans son courriel.',
  explain: 'Précisez le motif',
  modifyTitle: 'Modifier les données',
  noChoice: 'Aucun choix de la liste ne correspond',
  placeToCheck:
    'Le point sur la carte reste où il est\u00a0: vérifiez-le après l’enregistrement, avec «\u00a0Voir sur la carte\u00a0».',
  modifyHint: 'L’état du dossier ne change pas et l’établissement ne reçoit pas de courriel.',
  leaveTitle: 'Quitter sans enregistrer\u00a0?',
  leaveConsequence: 'Ce que vous avez saisi dans ce formulaire sera perdu.',
  leaveStay: 'Continuer la saisie',
  leaveConfirm: 'Quitter',
  attestedHint: 'À cocher seulement si l’établissement vous l’a attesté.',
  mailHint:
    'L’adresse de connexion change aussi\u00a0; les deux adresses en sont averties et les sessions ouvertes se ferment.',
  hoursHint: 'Par exemple 09:00 – 12:00, 14:00 – 18:00. Vide\u00a0: fermé.',
  modifySections: {
    company: 'Structure',
    representative: 'Représentant légal',
    place: 'Établissement',
    hours: 'Horaires',
    bank: 'Coordonnées bancaires',
    training: 'Vélo-école',
    notes: 'Notes de suivi',
  },
  backToReasons: 'Revenir aux motifs',
  readMail: 'Lire le courriel',
  fubReason: 'Motif de la FUB',
  fubReasonHint: 'L’établissement le lira tel quel dans son courriel.',
  fubPending:
    'Une demande est en cours auprès de la fédération\u00a0: la validation et l’approbation attendent sa réponse.',
  decided: 'Décision enregistrée',
  nextFile: 'Dossier suivant',
  lastFile: 'C’était le dernier dossier de cette liste.',
  add: (name: string) => `Ajouter\u00a0: ${name}`,
  replace: (name: string) => `Remplacer\u00a0: ${name}`,
  uploadTitle: (name: string) => `Déposer pour l’établissement\u00a0: ${name}`,
  uploadHint: 'Le document remplace celui du dossier. L’établissement ne reçoit pas de courriel.',
  uploadMissing: 'Choisissez un fichier',
  file: 'Document',
  hints: [
    { keys: ['J', 'K'], act: 'dossier suivant, précédent' },
    { keys: ['V'], act: 'valider' },
    { keys: ['T'], act: 'refuser temporairement' },
    { keys: ['D'], act: 'refuser définitivement' },
    { keys: ['M'], act: 'modifier' },
    { keys: ['F'], act: 'forcer l’approbation' },
    { keys: ['R'], act: 'réserver, libérer' },
  ],
} as const;

export const documentNames: Readonly<Record<DocumentKind, string>> = {
  KBIS: 'Extrait KBIS',
  PID: 'Pièce d’identité',
  RIB: 'RIB',
};

/** The list from which a file of a kind comes. */
export const listPaths: Readonly<Record<EstablishmentKind, string>> = {
  [EstablishmentKind.bikeShop]: '/admin/backend/entreprises',
  [EstablishmentKind.association]: '/admin/backend/associations_hors_moselle',
  [EstablishmentKind.alsaceMoselleAssociation]: '/admin/backend/associations_moselle',
  [EstablishmentKind.localAuthority]: '/admin/backend/collectivites',
};

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
