import { publishesPayments } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';

/** One file of published data. */
export interface DataFile {
  readonly title: string;
  /** Below the base path. */
  readonly file: string;
  readonly type: 'text/csv' | 'application/json';
}

/** Data that an installation publishes, and the page that shows them. */
export interface PublishedData {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** By the list of frequencies of the European Union. */
  readonly frequency: 'DAILY' | 'WEEKLY' | 'CONT' | 'IRREG';
  /** Path of its page, below the base path. */
  readonly page: string;
  /** A public schema that its files hold to. */
  readonly schema?: string;
  readonly files: readonly DataFile[];
}

const refunds = 'alveoleapi/v1/refunds';
const repairs = 'alveoleapi/v1/repairs';

const accounts: PublishedData = {
  id: 'comptes',
  title: 'Comptes ouverts',
  description: 'Sommes accordées, versées et renvoyées, par financeur, par mois et par département.',
  keywords: ['comptes publics', 'subventions', 'vélo'],
  frequency: 'DAILY',
  page: '/auth/programme/comptes',
  files: [
    { title: 'Comptes en CSV', file: `${refunds}/open_accounts.csv`, type: 'text/csv' },
    { title: 'Comptes en JSON', file: `${refunds}/open_accounts.json`, type: 'application/json' },
  ],
};

const statistics: PublishedData = {
  id: 'chiffres',
  title: 'Le programme en chiffres',
  description: 'Dossiers déposés, validés et versés, par semaine et par département.',
  keywords: ['statistiques', 'réparation', 'vélo'],
  frequency: 'WEEKLY',
  page: '/auth/programme/chiffres',
  files: [
    { title: 'Chiffres en CSV', file: `${repairs}/open_statistics.csv`, type: 'text/csv' },
    { title: 'Chiffres en JSON', file: `${repairs}/open_statistics.json`, type: 'application/json' },
  ],
};

const log: PublishedData = {
  id: 'journal',
  title: 'Journal public des aides',
  description:
    'Chaque somme accordée, versée ou renvoyée, sur une ligne qui ne nomme personne, dans un journal signé chaque jour (RFC 6962).',
  keywords: ['comptes publics', 'journal', 'transparence'],
  frequency: 'DAILY',
  page: '/auth/programme/verifier',
  files: [
    { title: 'Lignes, mille par appel', file: `${refunds}/log/lines?from=0`, type: 'application/json' },
    { title: 'Relevés signés', file: `${refunds}/log/heads`, type: 'application/json' },
    { title: 'Clés publiques', file: `${refunds}/log/keys`, type: 'application/json' },
  ],
};

const subsidies: PublishedData = {
  id: 'subventions',
  title: 'Versements aux établissements',
  description:
    'Ce que chaque financeur a versé à chaque établissement qui est une personne morale, au schéma « subventions » du socle commun des données locales.',
  keywords: ['subventions', 'SCDL', 'vélo'],
  frequency: 'CONT',
  page: '/auth/programme/versements',
  schema: 'https://schema.data.gouv.fr/scdl/subventions/2.1.1/',
  files: [
    { title: 'Subventions en CSV', file: `${refunds}/open_subsidies.csv`, type: 'text/csv' },
    { title: 'Subventions en JSON', file: `${refunds}/open_subsidies.json`, type: 'application/json' },
  ],
};

const rules: PublishedData = {
  id: 'regles',
  title: 'Règles du programme, version par version',
  description:
    'Le texte d’après lequel chaque aide est calculée, et depuis quel jour ; une version publiée ne change plus.',
  keywords: ['règles', 'Publicodes', 'vélo'],
  frequency: 'IRREG',
  page: '/auth/programme/comptes',
  files: [{ title: 'Versions en JSON', file: `${repairs}/campaigns`, type: 'application/json' }],
};

/** What is published today; payments by shop where the campaign says so. */
export function publishedDataOf(campaign: Campaign): readonly PublishedData[] {
  return [accounts, ...(publishesPayments(campaign) ? [subsidies] : []), statistics, log, rules];
}

/** Where the record of all of it stands, below the base path. */
export const catalogueAddress = 'donnees/catalogue.jsonld';
