// What people of the demo write to one another.
export const partnerMessages = [
  'Bonjour, la facture corrigée est en pièce jointe. Bien à vous.',
  'Bonjour, le client a bien récupéré son vélo ce matin.',
  'Nous avons repris la photo avec le numéro de série visible.',
  'Bonjour, pouvez-vous me confirmer que le dossier est complet ?',
] as const;

export const staffMessages = [
  'Bonjour, votre dossier est en cours de vérification.',
  'Bonjour, la date de la facture est illisible : merci de la déposer à nouveau.',
  'Merci pour ces précisions, nous revenons vers vous rapidement.',
] as const;

/** What is asked or refused again and again, under the name by which the desk finds it. */
export const complementReasons = [
  { name: 'Bénéficiaire absent', lines: ['La facture ne mentionne pas le nom du bénéficiaire.'] },
  {
    name: 'Vélo non identifiable',
    lines: ['La photo ne permet pas d’identifier le vélo.', 'Le numéro de série doit être visible.'],
  },
  { name: 'Montant différent', lines: ['Le montant hors taxes de la facture diffère du montant saisi.'] },
  { name: 'Facture illisible', lines: ['La facture est illisible\u00a0: merci de la déposer à nouveau.'] },
] as const;

export const refusalReasons = [
  { name: 'Prestation non éligible', lines: ['La prestation facturée n’est pas une réparation éligible.'] },
  { name: 'Facture antérieure', lines: ['La facture est antérieure au dossier.'] },
  { name: 'Flotte professionnelle', lines: ['Le vélo réparé appartient à une flotte professionnelle.'] },
] as const;

export const brands = [
  'Gitane',
  'Peugeot Cycles',
  'BTwin',
  'Cycles Lapierre',
  'Giant',
  'Trek',
  'Moustache',
  'Brompton',
  'Specialized',
  'Riese & Müller',
  'O2feel',
  'Autre',
] as const;
export const bikeComments = [
  'Vélo de ville bleu',
  'Vélo pliant',
  'VTC, cadre rouge',
  'Porte-bébé à l’arrière',
  'Vélo électrique',
] as const;
export const works = [
  'Freins avant et arriere',
  'Transmission complete',
  'Pneus et chambres a air',
  'Roue arriere devoilee',
  'Revision generale',
  'Eclairage et cables',
] as const;
