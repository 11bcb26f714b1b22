import type { AskedRemote } from './asked-remotes.ts';

export const texts = {
  title: 'Module de développement',
  back: 'Revenir aux modules publiés',
  refused: 'Module de développement refusé : cette adresse n’est pas acceptée ici.',
} as const;

export const remoteText = ({ name, origin }: AskedRemote): string => `${name} (${origin})`;
