export const texts = {
  legend: 'Emplacement sur la carte',
  hint: 'Vos clients vous trouvent par cet emplacement.',
  locate: 'Localiser mon établissement',
  toCheck: 'L’adresse a changé\u00a0: vérifiez que le point est toujours au bon endroit.',
  move: 'Modifier l’emplacement',
  placed: (position: string) => `Emplacement enregistré\u00a0: ${position}`,
} as const;
