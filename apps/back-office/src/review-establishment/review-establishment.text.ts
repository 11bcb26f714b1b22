import type { DocumentKind } from '@alveole/contracts';
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
  structure: 'Structure',
  representative: 'Représentant légal',
  establishment: 'Établissement',
  bank: 'Coordonnées bancaires',
  documents: 'Pièces',
  history: 'Historique des motifs',
  reasons: 'Motifs du refus',
  noDocument: 'Aucune pièce déposée',
  noDocumentReason: 'L’établissement n’a joint aucun document à sa demande.',
  noDocumentLocal: 'Une collectivité n’a pas d’extrait KBIS à fournir.',
  noHours: 'Non renseignés',
  seeMap: 'Voir sur la carte',
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
  reasonsHint: 'Cochez au moins un motif. L’établissement les lira dans son mail.',
  explain: 'Précisez le motif',
  modifyTitle: 'Modifier les données',
  modifyHint: 'L’état du dossier ne change pas et l’établissement ne reçoit pas de mail.',
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
    consequence: 'L’établissement recevra un mail. Il paraîtra sur la carte et pourra ouvrir des dossiers.',
    confirm: 'Valider l’accréditation',
  },
  'refuse-temporarily': {
    title: 'Refuser temporairement\u00a0?',
    consequence: 'L’établissement recevra un mail avec les motifs et pourra corriger sa demande.',
    confirm: 'Refuser temporairement',
  },
  'refuse-definitively': {
    title: 'Refuser définitivement\u00a0?',
    consequence: 'L’établissement recevra un mail et son compte sera fermé. Cette décision ne peut pas être annulée.',
    confirm: 'Refuser et fermer le compte',
  },
  'force-approval': {
    title: 'Forcer l’approbation\u00a0?',
    consequence: 'L’état du dossier ne change pas et l’établissement ne reçoit pas de mail.',
    confirm: 'Forcer l’approbation',
  },
  'represent-terms': {
    title: 'Représenter les conditions générales\u00a0?',
    consequence: 'L’établissement devra les accepter de nouveau à sa prochaine connexion.',
    confirm: 'Représenter les conditions',
  },
};
