export const texts = {
  legend: 'Emplacement sur la carte',
  hint: 'Vos clients vous trouvent par cet emplacement.',
  locate: 'Localiser mon établissement',
  move: 'Modifier l’emplacement',
  placed: (position: string) => `Emplacement enregistré\u00a0: ${position}`,
} as const;
