import type { AskedRemote } from './asked-remotes.ts';

export const texts = {
  title: 'Module de développement',
  preview: 'Aperçu d’une version non publiée',
  back: 'Revenir aux modules publiés',
  refused: 'Module de développement refusé : cette adresse n’est pas acceptée ici.',
} as const;

export const remoteText = ({ name, origin }: AskedRemote): string => `${name} (${origin})`;
