/** Of a representative and an account; the company itself is no person. */
export const representativeFields = [
  'profile.lastName',
  'profile.firstName',
  'profile.mobile',
  'profile.mail',
  'profile.phone',
  'profile.iban',
  'profile.accountHolder',
  'profile.bic',
  'profile.documents',
  'profile.training',
  'profile.conditionsAnsweredBy',
  'history.author.userName',
] as const;
