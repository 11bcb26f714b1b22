import { closedAccount, closingUndoneWithin } from '@alveole/domain';

export const texts = {
  title: 'Conditions générales à accepter',
  lead: 'Pour continuer, lisez puis acceptez les conditions. Jusque-là, l’application reste bloquée.',
  conditions: 'J’accepte les conditions générales du programme',
  terms: 'J’accepte les conditions générales d’utilisation',
  documents: {
    conditions: 'Lire les conditions des réparateurs (PDF)',
    terms: 'Lire les conditions générales d’utilisation (PDF)',
  },
  /** @param day from which they hold */
  announcedTitle: (day: string) => `Nouvelles conditions des réparateurs à partir du ${day}`,
  announced: 'Jusque-là rien ne change pour vous. Lisez-les et acceptez-les quand vous avez un moment.',
  readAndAccept: 'Lire et accepter',
  newTitle: 'Nouvelles conditions des réparateurs',
  newLead: (day: string) => `Elles prennent effet le ${day}. Lisez-les, puis acceptez-les.`,
  newConditions: 'J’accepte les nouvelles conditions des réparateurs',
  notNow: 'Plus tard',
  missing: 'Cochez cette case pour accepter, ou refusez.',
  accept: 'Accepter et continuer',
  refuse: 'Refuser',
  refusedByAdministrators:
    'Pour refuser les conditions, ce qui ferme le compte, demandez à un administrateur de votre établissement.',
  later: 'Se déconnecter',
  accepted: 'Votre acceptation est enregistrée',
  refuseTitle: 'Refuser les conditions générales\u00a0?',
  consequence: `Votre compte sera fermé et vous serez déconnecté. Vous ne pourrez plus enregistrer ni suivre de dossiers. Tous les administrateurs de votre établissement en seront avertis\u00a0; ils pourront demander la réouverture pendant ${closingUndoneWithin} jours.`,
  password: 'Votre mot de passe',
  passwordHint: 'Il confirme que c’est bien vous qui fermez le compte.',
  confirmRefusal: 'Refuser et fermer mon compte',
  keep: 'Revenir aux conditions',
  refused: closedAccount.explanation,
} as const;
