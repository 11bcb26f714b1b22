export const texts = {
  title: 'J’ai perdu mon code',
  lead: 'Donnez les informations de votre préinscription\u00a0: nous retrouvons votre code.',
  form: 'Code de préinscription perdu',
  submit: 'Retrouver mon code',
  searching: 'Nous cherchons votre code…',
  never: 'Pas encore préinscrit\u00a0?',
  neverLink: 'Me préinscrire',
} as const;

export const foundTexts = {
  title: 'Voici votre code',
  lead: 'Donnez-le au réparateur ou à la vélo-école le jour de votre rendez-vous.',
  next: 'Et maintenant',
  find: {
    to: '/auth/particulier/faire-reparer',
    title: 'Trouver un réparateur',
    text: 'Prenez rendez-vous près de chez vous.',
  },
  login: { to: '/public/login', title: 'Page de connexion', text: 'Pour les réparateurs et les vélo-écoles.' },
} as const;

/** The refusals (establishments §8), by the id of the refusal. */
export const refusals = {
  'this-consumer-is-not-found': 'Aucune personne ne correspond à ces informations. Vérifiez-les, ou préinscrivez-vous.',
  'duplicate-consumer-values-are-found':
    'Plusieurs personnes correspondent à ces informations. Précisez le lieu de naissance comme sur votre pièce d’identité.',
} as const;
