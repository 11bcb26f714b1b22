import type { ProcessingPurpose, RetainingService, RetentionRow } from './retention-row.ts';
import { rowsOfFiles } from './rows-of-files.ts';
import { rowsOfPayments } from './rows-of-payments.ts';
import { rowsOfMessages } from './rows-of-messages.ts';
import { rowsOfAccounts, rowsOfPeople } from './rows-of-people.ts';

/** Everything that the product keeps of persons. The nightly retention, its scan and the register of processing read it. */
export const retentionTable: readonly RetentionRow[] = [
  ...rowsOfPeople,
  ...rowsOfFiles,
  ...rowsOfAccounts,
  ...rowsOfMessages,
  ...rowsOfPayments,
];

/** Throws for a row that is not in the table. */
export function retentionRow(id: string): RetentionRow {
  const row = retentionTable.find((one) => one.id === id);
  if (row === undefined) throw new Error(`The retention table has no row ${id}`);
  return row;
}

/** Of every service: counts by keyed hashes, marks of handled events, migrations, runs of the retention itself. */
const collectionsOfTheFrame = [
  'attempts',
  'client_calls',
  'code_mails',
  'done_forms',
  'ended_sessions',
  'handled_events',
  'known_places',
  'migration_locks',
  'migrations',
  'rate_counts',
  'retention_leases',
  'retention_runs',
  'turns',
] as const;

/** Collections that hold nobody: figures, settings, keyed hashes, references. */
const withoutPersons: Readonly<Record<RetainingService, readonly string[]>> = {
  auth: ['client_days', 'client_secret_uses', 'entity_statuses'],
  enrolment: ['counters', 'entity_params', 'list_views', 'upload_budgets', 'upload_charges'],
  repairs: ['envelopes', 'statistics', 'statistics_state'],
  refunds: [
    'confirmed_transfers',
    'public_files',
    'public_heads',
    'public_keys',
    'public_lines',
    'public_nodes',
    'public_tables',
    'suspension_settings',
  ],
  notifications: ['waiting_messages'],
};

/** Whether the table says what becomes of a collection. */
export function isRetentionDecided(service: RetainingService, collection: string): boolean {
  const rows = retentionTable.filter((row) => row.service === service);
  return (
    rows.some(({ where }) => where.some((place) => place.collection === collection)) ||
    withoutPersons[service].includes(collection) ||
    collectionsOfTheFrame.some((one) => one === collection)
  );
}

/** What the register of processing calls each purpose, and who receives its data. */
export const processingPurposes: Readonly<
  Record<ProcessingPurpose, { readonly title: string; readonly recipients: string }>
> = {
  aid: {
    title: 'Instruire les dossiers et verser l’aide',
    recipients:
      'l’établissement qui ouvre le dossier, les agents du programme ; les financeurs sans le nom des personnes',
  },
  partners: {
    title: 'Référencer les établissements',
    recipients: 'les agents du programme, la fédération pour les associations ; le public pour ce que la carte montre',
  },
  access: { title: 'Donner accès au service et le protéger', recipients: 'les administrateurs du programme' },
  messages: {
    title: 'Écrire aux personnes',
    recipients: 'les prestataires d’envoi de courriels et de SMS, les agents du programme',
  },
  payments: {
    title: 'Payer et rendre compte',
    recipients: 'la banque du programme, le comptable, les financeurs ; le public sans le nom des personnes',
  },
  rights: {
    title: 'Répondre aux personnes sur leurs données',
    recipients: 'les administrateurs du programme',
  },
};
