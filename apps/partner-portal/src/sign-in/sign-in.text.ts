import { registrationTimeText } from '@alveole/domain';
import type { FrenchTexts } from '@alveole/api-client';

export const texts = {
  title: 'Connexion',
  lead: 'Réparateurs, vélo-écoles, collectivités et équipe du programme.',
  mail: 'Adresse e-mail',
  password: 'Mot de passe',
  remember: 'Se souvenir de moi',
  rememberHint: 'À éviter sur un ordinateur partagé.',
  forgot: 'Mot de passe oublié',
  submit: 'Se connecter',
  sending: 'Connexion en cours',
  missing: 'Veuillez renseigner un email et un mot de passe',
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion puis réessayez.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  newcomer: 'Pas encore partenaire',
  newcomerLead: `Inscrivez votre établissement. Comptez ${registrationTimeText}, avec un justificatif de moins de trois mois.`,
  register: 'Inscrire mon établissement',
} as const;

/** Why one stands here, by what the shell left in the history's state. */
export const reasonTexts: Readonly<Record<string, string>> = {
  'signed-out': 'Vous êtes déconnecté.',
  expired: 'Votre session a expiré. Connectez-vous pour revenir où vous étiez.',
  'not-signed-in': 'Connectez-vous pour ouvrir cette page.',
  'another-role': 'Cette page n’est pas ouverte à votre compte. Connectez-vous avec un autre compte pour l’ouvrir.',
  'unknown-page': 'Cette adresse ne mène à aucune page.',
};

const invalidMail = 'Veuillez renseigner un email valide';
const anyOther = 'Veuillez verifier votre email et mot de passe';

/**
 * What a refused sign-in says (establishments §8). A service that does not answer or that asks to wait
 * keeps its own text: the password is not wrong then.
 */
export const signInFailures: FrenchTexts = {
  'mail-invalid': invalidMail,
  'your-account-is-locked-maximum-amount-of-failed-attempts-was-reached':
    'Votre compte bloque a cause de plusieurs tentatives. Veuillez reessayer plus tard.',
  // Beside the words of the rule (disabledAccount): this page loads without the rules.
  'account-disabled':
    'Votre compte a été désactivé. Adressez-vous à un administrateur de votre établissement ou du programme.',
  ValidationException: anyOther,
  NotAuthorizedException: anyOther,
  TokenException: anyOther,
  NotFoundException: anyOther,
  InternalError: anyOther,
};
