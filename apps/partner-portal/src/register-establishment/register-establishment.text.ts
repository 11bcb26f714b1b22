import type { FrenchTexts } from '@alveole/api-client';
import { EstablishmentKind, mailCodeLifetimeText, registrationTimeText } from '@alveole/domain';

export const texts = {
  title: 'Devenir partenaire',
  stepsLabel: 'Votre inscription',
  steps: [
    { id: 'structure', label: 'Structure' },
    { id: 'terms', label: 'Conditions' },
    { id: 'details', label: 'Dossier' },
    { id: 'thanks', label: 'Terminé' },
  ],
  back: 'Retour',

  structureLead: 'Dites-nous qui vous êtes et où vous joindre.',
  kind: 'Type de structure',
  mail: 'Adresse e-mail',
  mailHint: 'Elle servira à vous connecter. Nous y envoyons un code de 6 chiffres.',
  sendAndContinue: 'Envoyer le code et continuer',

  termsLead: 'Lisez et acceptez les conditions pour continuer.',
  documents: {
    'conditions-generales': 'Lire les conditions générales d’utilisation (PDF)',
    'donnees-personnelles': 'Lire la politique de confidentialité (PDF)',
    'conditions-reparateurs': 'Lire les conditions du programme (PDF)',
  },
  termsAccepted: 'J’accepte les conditions générales d’utilisation et la politique de confidentialité',
  conditionsAccepted:
    'J’accepte les conditions du programme\u00a0: aide déduite de la facture, pièces justificatives, contrôles',
  continue: 'Continuer',

  detailsLead: `Comptez ${registrationTimeText}. Votre saisie reste dans cet onglet jusqu’à l’envoi, sauf le code, l’IBAN et le mot de passe.`,
  codeTitle: 'Code reçu par courriel',
  code: 'Code de 6 chiffres',
  codeHint: (mail: string) =>
    `Envoyé à ${mail}. Il reste valable tant que vous remplissez ce dossier, puis ${mailCodeLifetimeText}.`,
  codeSent: 'Un nouveau code vous a été envoyé',
  companyTitle: 'Structure',
  establishmentTitle: 'Établissement',
  activityTitle: 'Activité',
  trainingTitle: 'Vélo-école',
  passwordTitle: 'Accès au compte',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères, dont un chiffre, une minuscule et une majuscule.',
  password2: 'Confirmation du mot de passe',
  proofMissing: 'Veuillez ajouter un justificatif',
  create: 'Créer mon compte',
  nextSection: 'Section suivante',
  contents: 'Votre dossier par sections',
  marks: { done: 'Complète', missing: 'À remplir', optional: 'Facultative' },
  bankTitle: 'Coordonnées bancaires',
  ibanHint: 'Vous pourrez le donner plus tard, dans votre compte. Cet onglet ne le garde pas.',
  ribHint: 'Facultatif\u00a0: il pourra être ajouté plus tard.',
  identityHint: 'Facultative\u00a0: le programme peut vous la demander plus tard.',
  codeWrong: 'Code incorrect. S’il est bien recopié\u00a0:',

  waitingTitle: 'Envoi de votre demande',
  waiting: 'Nous enregistrons votre dossier et vos documents. Gardez cette page ouverte.',
  waitingLabel: 'Envoi en cours',
  sentTitle: 'Votre demande a bien été prise en compte',
  sent: 'Un courriel vous sera envoyé une fois votre établissement accrédité.',

  thanksTitle: 'Merci de votre inscription',
  thanks: 'Votre inscription va être vérifiée. Un courriel de confirmation vous parviendra ensuite.',
  next: 'En attendant, vous pouvez compléter vos horaires et vos coordonnées bancaires.',
  profile: 'Voir mon compte',
} as const;

/** What each kind of structure is, as who chooses says it. */
export const kindDescriptions: Readonly<Record<EstablishmentKind, string>> = {
  [EstablishmentKind.bikeShop]: 'Magasin, atelier ou entreprise de cycles',
  [EstablishmentKind.association]: 'Association déclarée en préfecture',
  [EstablishmentKind.alsaceMoselleAssociation]: 'Association inscrite au registre d’un tribunal',
  [EstablishmentKind.localAuthority]: 'Commune, intercommunalité, département ou région',
};

const anyMailFault = 'Un problème est survenu, veuillez vérifier votre adresse email';

/** Refusals of `check_email` (establishments §8); a service that does not answer keeps its own text. */
export const codeFailures: FrenchTexts = {
  MailNotAvailableException: 'Cet email a déjà été utilisé',
  'mail-has-already-received-a-code-but-had-not-yet-used-it':
    "Un code vous avez déjà été envoyé mais n'a pas été utilisé",
  ValidationException: anyMailFault,
  NotAuthorizedException: anyMailFault,
  NotFoundException: anyMailFault,
  InternalError: anyMailFault,
};

/** The id of the refusal of a wrong or expired code: the service tells the two apart to nobody. */
export const codeRefusal = 'code-expired-or-invalid';

/** Refusals of `POST entity` (establishments §8). */
export const registrationFailures: FrenchTexts = {
  'this-siret-is-already-registered': 'Ce siret a déjà été enregistré',
  'entity_id-missing': 'Un problème est survenu. Vérifier le code saisi au préalable',
  [codeRefusal]: 'Votre code a expiré. Veuillez en regénérer un nouveau.',
  MailNotAvailableException: 'Cet email a déjà été utilisé',
  DuplicatesValueException: 'Ce siret a déjà été enregistré',
};
