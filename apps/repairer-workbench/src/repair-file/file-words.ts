import type { HistoryEntry, RepairFile, RepairSummary } from '@alveole/contracts';
import { repairStatuses } from '@alveole/domain';
import type { MissingStep } from '@alveole/domain';
import { formatDayTime } from '@alveole/ui';
import { statusOf } from './rules-file.ts';

/** `Lea Durand`: names are kept in capitals, without accents. */
export function personName(firstName: string, lastName: string): string {
  return [firstName, lastName].map(capitalised).join(' ').trim();
}

/** The five digits that are written on the invoice: the end of `REP00042_10001`. */
export function digitsOf({ repair_rozo_id }: Pick<RepairSummary, 'repair_rozo_id'>): string {
  return repair_rozo_id.slice(-5);
}

/** What the file is about, in a few words. */
export function subjectOf({ gender, bike }: Pick<RepairFile, 'gender' | 'bike'>): string {
  if (gender === 1) return 'Remise en selle';
  return `Vélo ${bike.brand} · n°\u00a0${bike.serial}`;
}

/** What the repairer reads of the status. */
export function statusWords(file: Pick<RepairSummary, 'status'>): string {
  return repairStatuses[statusOf(file)].repairerLabel;
}

const missingWords: Readonly<Record<MissingStep, string>> = {
  FAC: 'la facture',
  FACVE: 'la facture',
  PHO: 'la photo du vélo',
  VAL: 'le code du client',
};
const list = new Intl.ListFormat('fr', { type: 'conjunction' });

/** « Il manque la facture et la photo du vélo »; undefined when nothing is missing. */
export function missingSentence(missing: readonly MissingStep[]): string | undefined {
  return missing.length === 0 ? undefined : `Il manque ${list.format(missing.map((step) => missingWords[step]))}`;
}

/** The instant of an operation, ISO 8601: the wire writes UTC without saying so. */
export function instantOf({ operation_date }: Pick<HistoryEntry, 'operation_date'>): string {
  return `${operation_date.replace(' ', 'T')}Z`;
}

/** `12 mars à 14 h 06`. */
export function momentOf(entry: Pick<HistoryEntry, 'operation_date'>): string {
  return formatDayTime(instantOf(entry));
}

function capitalised(name: string): string {
  return name.slice(0, 1) + name.slice(1).toLowerCase();
}
