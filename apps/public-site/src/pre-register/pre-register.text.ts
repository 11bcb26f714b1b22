export const texts = {
  title: 'Me préinscrire',
  lead: 'C’est facultatif, et à faire une seule fois. Vous recevez un code à donner au réparateur\u00a0: il retrouve vos coordonnées sans les saisir.',
  form: 'Préinscription',
  person: 'Vous',
  contact: 'Vos coordonnées',
  consent: 'Votre accord',
  postcode: 'Code postal',
  phone: 'Numéro de mobile',
  phoneHint: 'Un mobile français\u00a0: le code qui valide la réparation y est envoyé par SMS.',
  phoneConfirmation: 'Confirmez le numéro de mobile',
  mail: 'Adresse e-mail',
  mailHint: 'Votre code de préinscription y est envoyé.',
  mailConfirmation: 'Confirmez l’adresse e-mail',
  terms: 'J’accepte les conditions générales d’utilisation et la politique de confidentialité',
  read: 'À lire\u00a0:',
  conditions: 'conditions générales (PDF)',
  privacy: 'données personnelles (PDF)',
  survey: 'J’accepte de répondre à une enquête sur le dispositif (facultatif)',
  submit: 'Me préinscrire',
  sending: 'Votre préinscription est en cours d’enregistrement…',
  lost: 'Déjà préinscrit\u00a0?',
  lostLink: 'Retrouver mon code',
} as const;

export const doneTexts = {
  fresh: {
    title: 'Votre préinscription est enregistrée',
    lead: 'Donnez ce code au réparateur. Nous vous l’envoyons aussi par courriel.',
  },
  known: {
    title: 'Vous êtes déjà préinscrit',
    lead: 'Voici le code qui vous a été donné la première fois. Vos coordonnées n’ont pas changé\u00a0: le réparateur peut les corriger avec vous.',
  },
  next: 'Et maintenant',
  find: {
    to: '/auth/particulier/faire-reparer',
    title: 'Trouver un réparateur',
    text: 'Prenez rendez-vous près de chez vous.',
  },
  lesson: {
    to: '/auth/particulier/remettre-en-selle',
    title: 'Trouver une séance',
    text: 'Reprenez confiance avec un moniteur.',
  },
} as const;
