/** What the counter says around a campaign's own questions, which speak for themselves. */
export const texts = {
  title: 'Questions du programme',
  dayHint: 'Jour, mois, année\u00a0: JJ/MM/AAAA',
  yesOrNo: [
    { value: 'oui', label: 'Oui' },
    { value: 'non', label: 'Non' },
  ],
  documentKept: 'Un document est déjà joint. Un autre le remplace.',
} as const;
