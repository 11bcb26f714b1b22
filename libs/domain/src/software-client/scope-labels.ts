import type { Scope } from './scopes.ts';

/** What software may do, as people read it before they allow it. */
export const scopeLabels: Readonly<Record<Scope, string>> = {
  'repairs:read': 'Lire les dossiers',
  'repairs:write': 'Ouvrir des dossiers, envoyer des factures',
  'consumers:read': 'Chercher un bénéficiaire',
  'consumers:write': 'Préinscrire un bénéficiaire',
  'payments:read': 'Lire les versements',
  'accounts:read': 'Lire les appels de fonds',
  'statistics:read': 'Lire les chiffres',
  'establishments:read': 'Lire les établissements',
};
