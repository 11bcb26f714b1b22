export const texts = {
  title: 'Corriger le vélo',
  send: 'Enregistrer le vélo',
  corrected: 'Le vélo du dossier est corrigé',
} as const;
