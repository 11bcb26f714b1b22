/** What a person may ask about the data that name them (GDPR, art. 15, 16 and 17). */
export const personRequestKinds = ['access', 'correction', 'erasure'] as const;
export type PersonRequestKind = (typeof personRequestKinds)[number];

/** Where a request stands; the last two are its ends. */
export const personRequestStates = ['received', 'identity-to-check', 'in-work', 'answered', 'refused'] as const;
export type PersonRequestState = (typeof personRequestStates)[number];

/** How it came: by the public page, or by post or mail to the desk, which then opens it. */
export const personRequestChannels = ['page', 'letter', 'mail'] as const;
export type PersonRequestChannel = (typeof personRequestChannels)[number];

/** What the desk may be shown to know whom it answers; nothing of it is kept but its kind. */
export const identityDocuments = ['identity-card', 'passport', 'residence-permit', 'driving-licence'] as const;
export type IdentityDocument = (typeof identityDocuments)[number];

/** What a thing that names a person is; the id of each is that of its owner service. */
export const personSubjectKinds = ['consumer', 'entity', 'account'] as const;
export type PersonSubjectKind = (typeof personSubjectKinds)[number];

/** What people say and type of a request: eight characters without 0, O, 1, I and L. */
export const personRequestReference = /^[2-9A-HJKMNP-Z]{8}$/;

/** Things that one request may be linked to: a person has few, and an export answers them all. */
export const maxPersonSubjects = 20;

export const personRequestKindLabels: Readonly<Record<PersonRequestKind, string>> = {
  access: 'Recevoir ses données',
  correction: 'Corriger ses données',
  erasure: 'Effacer ses données',
};

export const personRequestStateLabels: Readonly<Record<PersonRequestState, string>> = {
  received: 'Reçue',
  'identity-to-check': 'Identité à vérifier',
  'in-work': 'En cours',
  answered: 'Répondue',
  refused: 'Refusée',
};

export const personRequestChannelLabels: Readonly<Record<PersonRequestChannel, string>> = {
  page: 'Page du site',
  letter: 'Courrier',
  mail: 'Courriel',
};

export const identityDocumentLabels: Readonly<Record<IdentityDocument, string>> = {
  'identity-card': 'Carte d’identité',
  passport: 'Passeport',
  'residence-permit': 'Titre de séjour',
  'driving-licence': 'Permis de conduire',
};

/** Answered or refused: nothing follows. */
export function isPersonRequestClosed(state: PersonRequestState): boolean {
  return state === 'answered' || state === 'refused';
}
