import type { FrenchTexts } from '@alveole/api-client';
import { mailCodeLifetimeText } from '@alveole/domain';

export const texts = {
  title: 'Mot de passe oublié',
  /** Of the page that the link of a mail opens: a first password, or a new one. */
  chooseTitle: 'Choisir votre mot de passe',
  steps: [
    { id: 'mail', label: 'Recevoir un code' },
    { id: 'password', label: 'Nouveau mot de passe' },
  ],
  stepsLabel: 'Récupération du mot de passe',
  mailLead: 'Indiquez l’adresse e-mail de votre compte\u00a0: nous y envoyons un code de 6 chiffres.',
  mail: 'Adresse e-mail',
  send: 'Envoyer le code',
  haveCode: 'J’ai déjà un code',
  back: 'Revenir à la connexion',
  passwordLead: `Saisissez le code reçu par courriel, puis votre nouveau mot de passe. Le code reste valable ${mailCodeLifetimeText}.`,
  linkLead: 'Le lien de votre courriel a rempli l’adresse et le code. Il vous reste à choisir votre mot de passe.',
  sent: 'Un code vous a été envoyé par courriel',
  code: 'Code reçu par courriel',
  password: 'Nouveau mot de passe',
  passwordHint: 'Au moins 8 caractères, dont un chiffre, une minuscule et une majuscule.',
  password2: 'Confirmation du mot de passe',
  change: 'Changer mon mot de passe',
  otherMail: 'Utiliser une autre adresse',
  doneTitle: 'Votre mot de passe est changé',
  doneLead: 'Vous avez été déconnecté de vos autres appareils. Connectez-vous avec le nouveau mot de passe.',
  signIn: 'Se connecter',
} as const;

const invalidMail = 'Veuillez renseigner un email valide';
const generic = 'Une erreur est survenue veuillez réessayer';
const shared: FrenchTexts = {
  'mail-invalid': invalidMail,
  'your-account-is-locked-maximum-amount-of-failed-attempts-was-reached':
    'Votre compte bloque a cause de plusieurs tentatives. Veuillez reessayer plus tard.',
  ValidationException: generic,
  NotAuthorizedException: generic,
  NotFoundException: generic,
};

/** Refusals of `initpassword` (establishments §8). */
export const codeFailures: FrenchTexts = {
  ...shared,
  'you-have-already-received-a-recovery-password-but-had-not-yet-used-it':
    'Un code vous a déjà été envoyé et n’a pas encore été utilisé',
  'unknown-email-or-account-disabled': 'Cette adresse e-mail est inconnue ou le compte est désactivé',
};

/** Refusals of `setpassword` (establishments §8). */
export const passwordFailures: FrenchTexts = {
  ...shared,
  'wrong-email-or-recovery-password': 'L’adresse e-mail ou le code saisi est incorrect',
  'recovery_password-invalid': 'Veuillez renseigner un code valide',
  'recovery-password-wrong-or-expired': 'Le code saisi est incorrect ou a expiré',
};
