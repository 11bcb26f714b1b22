import type { Refusal } from '../decision.ts';

/** What a closed account is answered, whatever it asks for: it keeps sign-in, its own file and sign-out (settled §3). */
export const closedAccount: Refusal = {
  code: 'NotAuthorizedException',
  id: 'account-closed',
  message: 'Account closed.',
  explanation: 'Votre compte est fermé.',
};

/** Told to whoever knows the password of an account that an administrator disabled. */
export const disabledAccount: Refusal = {
  code: 'NotAuthorizedException',
  id: 'account-disabled',
  message: 'Account disabled.',
  explanation: 'Votre compte a été désactivé. Adressez-vous à un administrateur de votre établissement ou du programme',
};

/** The one page that a closed account opens. */
export const closedAccountPath = '/admin/profile';
