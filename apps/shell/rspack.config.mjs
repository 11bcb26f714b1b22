import { shellConfig } from '@alveole/build-front';

export default shellConfig({
  port: 8180,
  directory: import.meta.dirname,
  title: 'Alvéole, l’aide à la réparation de vélos',
  description: 'Jusqu’à 50 € déduits de la facture chez un réparateur référencé.',
  prerender: { 'public-frame': './src/public-frame.prerender.tsx' },
});
