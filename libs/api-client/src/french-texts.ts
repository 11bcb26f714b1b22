import { unreadablePdfs } from '@alveole/contracts/media';
import type { ErrorCode } from '@alveole/contracts';
import type { UnreadablePdf } from '@alveole/contracts/media';
import {
  administratorsAlone,
  graceIsOver,
  ownAddressOfShop,
  ownNumberOfShop,
  ownOfClient,
  uploadLimits,
  waitsElsewhere,
} from '@alveole/domain';
import { pdfTexts } from './unreadable-pdf.text.ts';

/** Texts by code (establishments §8, repairs §8; the others in their manner). */
export const textByCode: Readonly<Record<ErrorCode, string>> = {
  ValidationException: 'Veuillez vérifier les informations saisies',
  RepairNotFoundException: 'Le code saisi est incorrect, veuillez verifier',
  BadCodeException: 'Le code SMS saisi est invalide',
  MediaRefusedException: 'Un problème est survenu durant l’envoi du fichier, veuillez réessayer',
  UnreadableDocumentException: 'Ce document ne peut pas être lu. Choisissez un autre fichier, ou envoyez une photo.',
  InvoiceNotStampableException:
    'La facture ne peut pas recevoir le O°code. Envoyez un autre PDF, ou une photo de la facture.',
  PayloadTooLargeException: `L’envoi est trop volumineux. Un fichier ne doit pas dépasser ${uploadLimits.documentBytes / 1_000_000} Mo.`,
  UnsupportedMediaTypeException:
    'Les fichiers autorisés sont les images au format PNG ou JPG, ainsi que les documents PDF',
  TokenException: 'Votre session a expiré. Veuillez vous reconnecter.',
  NotAuthorizedException: 'Vous n’avez pas accès à cette action',
  NotFoundException: 'Cet élément n’existe pas ou n’existe plus',
  EntityNotFoundException: "Ce réparateur n'existe pas",
  ConsumerNotFoundException: 'Nous n’avons trouvé personne avec ces informations',
  EntityVersionMismatchException:
    'Les données ont été modifiées par un autre utilisateur. Nous rechargeons les données',
  RepairVersionMismatchException: 'Le dossier de réparation a été modifié par un autre utilisateur',
  ConsumerVersionMismatchException: 'Les coordonnées ont été modifiées par un autre utilisateur',
  RefundVersionMismatchException: 'Le remboursement a été modifié par un autre utilisateur',
  TransitionRefusedException: 'Cette action n’est plus possible dans l’état actuel du dossier',
  DuplicatesValueException: 'Ce siret a déjà été validé - Veuillez contacter le réparateur',
  DUPLICATES_DETECTED:
    "Un système de relation client a détecté au moins un doublon - Veuillez vous assurer de l'unicité des données",
  MailNotAvailableException: 'Cet email a déjà été utilisé',
  CodeAlreadySentException: "Un code vous avez déjà été envoyé mais n'a pas été utilisé",
  BikeAlreadyClaimedException: 'Ce vélo a déjà bénéficié du programme de réparation',
  BeneficiaryLimitException: 'Cette personne a atteint le nombre d’aides prévu par le programme',
  CampaignClosedException: 'Le programme n’est pas ouvert à cette date',
  AnswersRefusedException: 'Une réponse aux questions du programme manque ou ne convient pas',
  PremiumChangedException: 'L’aide a changé depuis que cette page est ouverte',
  EnvelopeUsedUpException: 'L’enveloppe d’un financeur de ce programme est utilisée',
  ConditionNotMetException: 'Ce dossier ne remplit pas les conditions du programme',
  IdempotencyMismatchException: 'Cette demande a déjà été envoyée avec d’autres informations',
  TooManyRequestsException: 'Trop de demandes en peu de temps. Patientez un instant avant de réessayer.',
  ServiceUnavailableException: 'Le service ne répond pas. Vérifiez votre connexion puis réessayez.',
  InternalError: 'Une erreur est survenue veuillez réessayer',
};

/** Texts by the id of a refusal, where the specification tells refusals of one code apart. */
export const textById: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(unreadablePdfs).map(([code, { id }]) => [id, pdfTexts[code as UnreadablePdf]])),
  'mail-invalid': 'Veuillez renseigner un email valide',
  'your-account-is-locked-maximum-amount-of-failed-attempts-was-reached':
    'Votre compte bloque a cause de plusieurs tentatives. Veuillez reessayer plus tard.',
  'you-have-already-received-a-recovery-password-but-had-not-yet-used-it':
    'Un code vous a déjà été envoyé et n’a pas encore été utilisé',
  'unknown-email-or-account-disabled': 'Cette adresse e-mail est inconnue ou le compte est désactivé',
  'wrong-email-or-recovery-password': 'L’adresse e-mail ou le code saisi est incorrect',
  'recovery_password-invalid': 'Veuillez renseigner un code valide',
  'recovery-password-wrong-or-expired': 'Le code saisi est incorrect ou a expiré',
  'this-siret-is-already-registered': 'Ce siret a déjà été enregistré',
  'entity_id-missing': 'Un problème est survenu. Vérifier le code saisi au préalable',
  'code-expired-or-invalid': 'Votre code a expiré. Veuillez en regénérer un nouveau.',
  'mail-has-already-received-a-code-but-had-not-yet-used-it':
    "Un code vous avez déjà été envoyé mais n'a pas été utilisé",
  'the-amounts-changed-since-this-code-was-sent':
    'La facture a changé depuis l’envoi de ce code. Renvoyez un code au client\u00a0: il confirme le nouveau montant.',
  [administratorsAlone.id]: `${administratorsAlone.explanation}.`,
  [ownNumberOfShop.id]: `${ownNumberOfShop.explanation}.`,
  [ownAddressOfShop.id]: `${ownAddressOfShop.explanation}.`,
  [ownOfClient.phone.id]: `${ownOfClient.phone.explanation}.`,
  [ownOfClient.mail.id]: `${ownOfClient.mail.explanation}.`,
  [waitsElsewhere.id]: `${waitsElsewhere.explanation}.`,
  [graceIsOver.id]: `${graceIsOver.explanation}.`,
  'entity-not-validated-on-the-day-of-the-repair':
    'Votre établissement n’était pas encore validé le jour de cette réparation',
  'account-closed': 'Votre compte est fermé.',
  'wrong-password': 'Le mot de passe est incorrect',
  'password-missing': 'Saisissez votre mot de passe',
  'outside-territories': 'Le programme ne concerne pas encore votre département.',
  'general-conditions-not-accepted': 'Veuillez accepter les conditions générales',
  'entity-already-validated': 'Cette entité à déjà été validée',
  'this-consumer-is-not-found': 'Aucune personne ne correspond à ces informations',
  'duplicate-consumer-values-are-found': 'Plusieurs personnes correspondent à ces informations',
  'too-much-work-at-the-moment': 'Le service est très demandé. Patientez un instant puis réessayez.',
  'reading-this-takes-too-long-at-the-moment':
    'La lecture de ce fichier prend trop de temps en ce moment. Le fichier n’est pas en cause\u00a0: réessayez dans un instant.',
  'no-room-is-left-to-keep-anything-nothing-was-changed':
    'Le service ne peut rien enregistrer en ce moment. Rien n’a été modifié\u00a0: réessayez plus tard.',
  'the-pdf-is-encrypted': 'Ce PDF est protégé. Enregistrez-le sans protection, ou envoyez une photo de la facture.',
  'the-invoice-cannot-be-read': 'Ce fichier est illisible. Envoyez un autre PDF, ou une photo de la facture.',
  'the-invoice-is-too-complex-to-read':
    'Ce document est trop complexe pour être lu. Enregistrez-le à nouveau en PDF, ou envoyez une photo de la facture.',
  'the-invoice-has-no-room-for-the-stamp':
    'Cette facture est trop petite pour recevoir le O°code. Envoyez une page entière.',
  'too-many-uploads-from-this-address-today':
    'Trop de fichiers ont été envoyés aujourd’hui depuis votre connexion. Réessayez demain, ou depuis une autre connexion.',
  'too-many-uploads-at-once': 'Plusieurs fichiers sont déjà en cours d’envoi. Patientez un instant avant de réessayer.',
  timeout: 'La réponse tarde à venir. Vérifiez votre connexion puis réessayez.',
  'network-error': 'Le service ne répond pas. Vérifiez votre connexion puis réessayez.',
};
