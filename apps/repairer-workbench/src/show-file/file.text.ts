import type { HistoryEntryView, RepairPerson, RepairRowView, RepairView } from '@alveole/contracts/repair';
import { isSession, personName, repairStatuses } from '@alveole/domain';
import type { MissingStep } from '@alveole/domain';
import { formatDayTime, formatEuros } from '@alveole/ui';

/** `DURAND Lea`, or as the names were typed. */
export function nameText(person: Pick<RepairPerson, 'firstName' | 'lastName'>): string {
  return personName(person);
}

/** The five digits that are written on the invoice: the end of `REP00042_10001`. */
export function digitsText({ fileNumber }: Pick<RepairRowView, 'fileNumber'>): string {
  return fileNumber.slice(-5);
}

/** What the file is about, in short. */
export function subjectText(file: Pick<RepairView, 'kind' | 'bike'>): string {
  if (isSession(file)) return 'Remise en selle';
  return `Vélo ${file.bike.brand} · n°\u00a0${file.bike.serial}`;
}

/** What the repairer reads of the status. */
export function statusText({ status }: Pick<RepairRowView, 'status'>): string {
  return repairStatuses[status].repairerLabel;
}

const missingTexts: Readonly<Record<MissingStep, string>> = {
  FAC: 'la facture',
  FACVE: 'la facture',
  PHO: 'la photo du vélo',
  VAL: 'le code du client',
};
const list = new Intl.ListFormat('fr', { type: 'conjunction' });

/** « Il manque la facture et la photo du vélo »; undefined when nothing is missing. */
export function missingText(missing: readonly MissingStep[]): string | undefined {
  return missing.length === 0 ? undefined : `Il manque ${list.format(missing.map((step) => missingTexts[step]))}`;
}

/** `12 mars à 14 h 06`. */
export function momentText({ at }: Pick<HistoryEntryView, 'at'>): string {
  return formatDayTime(at);
}

/** `50,00 €`; undefined while there is no amount. */
export function amountText(cents: number | undefined): string | undefined {
  return cents === undefined ? undefined : formatEuros(cents);
}
